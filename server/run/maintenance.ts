import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '../../src/domain/calendar/jst';
import { rollingTimetable } from '../booking/timetable';
import type { Clock } from '../http/context';
import { codeOf, type Db } from '../db/db';
import type { Messenger } from '../messages/messenger';
import { sendDue } from '../messages/sendDue';

const PAUSE_MS = 5_000;

export function runMaintenance(db: Db, clock: Clock, messenger: Messenger, isPreview: boolean): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const timetable = rollingTimetable(db, isPreview);
  const hasChannel = (messenger.service ?? messenger.push) !== null;
  const deps = { db, messenger, warn: (line: string) => console.warn(line) };
  const loop = (async () => {
    while (!signal.aborted) {
      try {
        await timetable.extendTo((await clock.now()) + DAY_MS);
        while (hasChannel && !signal.aborted && (await sendDue(deps, await clock.now())) > 0);
      } catch (error) {
        const reason = codeOf(error) || (error instanceof Error ? error.name : '');
        console.warn(`The timetable could not be extended, or due messages could not be sent: ${reason}.`);
      }
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    controller.abort();
    await loop;
  };
}
