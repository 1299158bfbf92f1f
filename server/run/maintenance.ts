import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../src/domain/calendar/jst';
import { rollingTimetable } from '../booking/timetable';
import type { Clock } from '../http/context';
import { codeOf, type Db } from '../db/db';
import type { Messenger } from '../messages/messenger';
import { sendDue } from '../messages/sendDue';

const PAUSE_MS = 5_000;

/** Plans shifts and sends messages in the background. The returned function stops it after the current step. */
export function runMaintenance(db: Db, clock: Clock, messenger: Messenger, busy: boolean): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timetable = rollingTimetable(db, busy);
  const hasChannel = messenger.service ?? messenger.push;
  const deps = { db, messenger, warn: (line: string) => console.warn(line) };
  const working = (async () => {
    while (!signal.aborted) {
      try {
        await timetable.extendTo((await clock.now()) + DAY_MS);
        while (hasChannel && !signal.aborted && (await sendDue(deps, await clock.now())) > 0);
      } catch (error) {
        console.warn(`Patients' messages are late: ${codeOf(error) || (error instanceof Error ? error.name : '')}.`);
      }
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await working;
  };
}
