import { tmpdir } from 'node:os';
import type { Clinic } from '../../../server/app';
import type { Db } from '../../../server/db/db';
import type { LogLine } from '../../../server/http/requestLog';
import { createSite, type SiteParts } from '../../../server/run/site';
import { ORIGIN } from './testClinic';

/** Serves a clinic as `server/main.ts` does; `lines` is the log. */
export function serveSite(clinic: Clinic & { db: Db }, parts: Partial<SiteParts & SiteParts['settings']> = {}) {
  const lines: LogLine[] = [];
  const lineSettings = { channelId: '1', apiBase: 'https://line.example' };
  const settings = { publicUrl: ORIGIN, log: 'requests' as const, line: lineSettings, ...parts };
  const defaults = { db: clinic.db, appFolder: tmpdir(), isStopping: () => false };
  const site = createSite({ clinic, settings, write: (entry) => lines.push(entry), ...defaults, ...parts });
  const send = async (request: Request) => site.fetch(request, { address: '203.0.113.9' });
  return {
    lines,
    send,
    get: (url: string, headers: Record<string, string> = {}, method = 'GET') =>
      send(new Request(new URL(url, ORIGIN), { headers, method })),
  };
}
