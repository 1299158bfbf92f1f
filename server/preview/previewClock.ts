import type { Instant } from '../../src/domain/calendar/jst';
import type { Queries } from '../db/db';
import type { Clock } from '../http/context';

interface ClockSetting {
  set: Instant;
  /** The real time when a reviewer set the clock. */
  at: Instant;
}

export const previewClock = (db: Queries): Clock => ({
  async now() {
    const [row] = await db.query<{ value: ClockSetting }>(`select value from clinic_state where name = 'clock'`);
    return row ? row.value.set + (Date.now() - row.value.at) : Date.now();
  },
});

export async function setPreviewClock(db: Queries, instant: Instant | null): Promise<void> {
  if (instant === null) return void (await db.query(`delete from clinic_state where name = 'clock'`));
  const value: ClockSetting = { set: instant, at: Date.now() };
  await db.query(
    `insert into clinic_state (name, value) values ('clock', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
}
