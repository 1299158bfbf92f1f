import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clinicTime';
import { codeOf, type Db } from '../db/db';
import type { Messenger } from '../messages/messenger';
import { sendDue } from '../messages/sendDue';

const PAUSE_MS = 5_000;

/** Sends what is due, again and again. Returns the function that stops it; what is just being sent is finished. */
export function sendMessages(db: Db, clock: Clock, messenger: Messenger): () => Promise<void> {
  if (!messenger.service && !messenger.push) return async () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  const deps = { db, messenger, warn: (line: string) => console.warn(line) };
  const sending = (async () => {
    while (!signal.aborted) {
      try {
        while (!signal.aborted && (await sendDue(deps, await clock.now())) > 0);
      } catch (error) {
        console.warn(`Messages to patients wait: ${codeOf(error) || (error instanceof Error ? error.name : '')}.`);
      }
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await sending;
  };
}
