import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { openPglite } from '../../server/db/pglite';
import { migrate } from '../../server/db/migrate';
import { listen } from '../../server/run/listen';
import { seedWhenEmpty } from '../../server/seed/seed';
import { addDays, toJstDate } from '../../src/domain/calendar/jst';
import { createLine, type Line } from '../../tests/e2e/line/support/emulator';
import { CHANNEL_ID } from '../../tests/e2e/line/support/names';
import { newSite } from '../../tests/load/support/loadSite';
import { makeCertificate, type Certificate } from './certificate';
import { tlsFront } from './tlsFront';

/** A full day of the timetable, whatever the time is now. */
export const TOMORROW = addDays(toJstDate(Date.now()), 1);
const DOCTORS = 20;

/** The timetable of a large clinic: nine days from today with 3,360 shifts each for subject 1, a quarter taken. */
export const LARGE_TIMETABLE = [
  // Outside preview there are none yet.
  `insert into doctors (id, name, lastname, profile)
   select n, lastname || ' 次郎', lastname, '循環器専門医。生活習慣病の診療に20年携わっています。'
   from (select n, (array['佐藤', '高橋', '中村', '渡辺', '小林', '山本', '加藤'])[1 + n % 7] as lastname
     from generate_series(1, ${DOCTORS}) n) doctor on conflict do nothing`,
  `insert into doctor_subjects (doctor_id, subject_id)
   select n, 1 from generate_series(1, ${DOCTORS}) n on conflict do nothing`,
  'delete from shifts',
  `insert into shifts (doctor_id, start_at, digest)
   select doctor, (date '${TOMORROW}' + day + time '10:00' + n * interval '5 minutes') at time zone interval '9 hours',
     case when md5(doctor || ':' || n / 3 || ':' || day) < '4' then 'taken' end
   from generate_series(-1, 7) day, generate_series(0, 167) n, generate_series(1, ${DOCTORS}) doctor order by 2, 1`,
  'analyze',
];

/** LINE's hosts that the app and its SDK connect to. */
const LINE_HOSTS = ['api.line.me', 'access.line.me', 'liff.line.me', 'liff-shortcut.line.me'];

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept',
};

export interface BenchClinic {
  line: Line;
  /** All hosts here share it. */
  certificate: Certificate;
  /** The port behind each host name. */
  ports: Record<string, number>;
  stop(): Promise<void>;
}

/** Starts an emulated LINE. With `env` a clinic uses it, and otherwise runs as in production. */
export async function startLine(endpoint: string) {
  const line = await createLine(endpoint);
  const port = await getPort();
  const stop = await listen({ host: '127.0.0.1', port }, async (request) => {
    const { pathname, search } = new URL(request.url);
    return line.answer(new Request(`https://api.line.me${pathname}${search}`, request));
  });
  const LINE_API_BASE = `http://127.0.0.1:${port}`;
  const PUBLIC_URL = new URL(endpoint).origin;
  return {
    line,
    stop,
    env: { LINE_CHANNEL_ID: CHANNEL_ID, LINE_API_BASE, PUBLIC_URL, PAYMENTS: 'sandbox', LOG: 'errors' },
  };
}

/** Starts the built clinic behind TLS as in production (LINE login, sessions, rate limits), and an emulated LINE. */
export async function startClinic(host: string, otherHosts: readonly string[]): Promise<BenchClinic> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-bench-'));
  const certificate = await makeCertificate([host, ...otherHosts, ...LINE_HOSTS]);

  const { line, env, stop: stopLine } = await startLine(`https://${host}/`);
  const forBrowser = await getPort();
  const stopForBrowser = await listen({ host: '127.0.0.1', port: forBrowser }, async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: CORS });
    const { host: name, pathname, search } = new URL(request.url);
    const { body, status, headers } = await line.answer(new Request(`https://${name}${pathname}${search}`, request));
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...CORS } });
  });

  const db = await openPglite(join(folder, 'database'));
  await migrate(db);
  await seedWhenEmpty(db, Date.now(), true);
  // With the preview's data, and yet outside preview mode.
  await db.script(`update settings set value = '"clinic"' where name = 'seeded'`);
  for (const statement of LARGE_TIMETABLE) await db.script(statement);
  await db.close();
  const settings = {
    ...env,
    HOST: '127.0.0.1',
    CLINIC_DATA: folder,
  };
  const clinic = await newSite(settings, false);
  await clinic.start();
  const [ownPort, linePort] = [await getPort(), await getPort()];
  const fronts = await Promise.all([
    tlsFront(certificate, ownPort, Number(new URL(clinic.base).port)),
    tlsFront(certificate, linePort, forBrowser),
  ]);
  return {
    line,
    certificate,
    ports: { [host]: ownPort, ...Object.fromEntries(LINE_HOSTS.map((one) => [one, linePort])) },
    async stop() {
      for (const stopFront of fronts) stopFront();
      await clinic.end('SIGTERM');
      await Promise.all([stopForBrowser(), stopLine()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
