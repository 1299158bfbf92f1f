import type { Instant } from '../src/domain/calendar/jst';
import { lapsesAt } from '../src/domain/visit/times';
import { toTimestamp, type Queries } from './db/db';

/**
 * The clinic's clock (§clock-of-clinic). The timetable, reservations and bills follow it; sessions and tokens always
 * use real time (§preview-controls).
 */
export interface Clock {
  now(): Instant | Promise<Instant>;
}

export const realClock: Clock = { now: () => Date.now() };

interface SetClock {
  /** The instant the clock was set to; `at` is the real time when it was set. */
  set: Instant;
  at: Instant;
}

/** Preview's clock: real time until it is set, then it runs on from there. All processes share it in the database. */
export const previewClock = (db: Queries): Clock => ({
  async now() {
    const [row] = await db.query<{ value: SetClock }>(`select value from clinic_state where name = 'clock'`);
    return row ? row.value.set + (Date.now() - row.value.at) : Date.now();
  },
});

/** Sets preview's clock; null returns it to real time. */
export async function setPreviewClock(db: Queries, instant: Instant | null): Promise<void> {
  if (instant === null) return void (await db.query(`delete from clinic_state where name = 'clock'`));
  const value: SetClock = { set: instant, at: Date.now() };
  await db.query(
    `insert into clinic_state (name, value) values ('clock', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
}

/** The starts up to which first and repeat visits have lapsed (§lapse-thirty-minutes). */
export const lapsedStarts = (now: Instant): [first: string, repeat: string] => [
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'initial' })),
  toTimestamp(now - lapsesAt({ start_time: 0, kind: 'repeat' })),
];
