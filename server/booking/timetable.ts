import { toJstDate, type Instant, type JstDate } from '../../src/domain/jst';
import { TIMETABLE_DAYS } from '../../src/domain/slotChoice';
import type { Db, Queries } from '../db/db';

/**
 * Adds missing days to the timetable, as 5-minute shifts from every doctor's duty hours. Safe with several processes:
 * only the one that inserts a day into `timetable_days` adds its shifts.
 * @param busy marks some shifts as taken, by a hash of doctor and time, so that preview days look realistic
 */
export async function addDays(tx: Queries, today: JstDate, busy: boolean): Promise<void> {
  const added = await tx.query<{ day: string }>(
    `insert into timetable_days (day) select $1::date + n from generate_series(0, $2::int - 1) n
     on conflict do nothing returning day::text as day`,
    [today, TIMETABLE_DAYS],
  );
  if (added.length === 0) return;
  await tx.query(
    `with planned as (
       select duty.doctor_id, (day + minute * interval '1 minute') at time zone interval '9 hours' as start_at,
         md5(duty.doctor_id || ':' || day || ':' || minute / 15) as hash
       from unnest($1::date[]) day
       join duty_hours duty on duty.weekday = extract(dow from day)
       cross join generate_series(duty.from_minute, duty.to_minute - 5, 5) minute
     )
     insert into shifts (doctor_id, start_at, digest)
     select doctor_id, start_at, case when $2::boolean and left(hash, 1) in ('0', '3', '6', '9') then left(hash, 12) end
     from planned order by start_at, doctor_id
     on conflict (doctor_id, start_at) do nothing`,
    [added.map((row) => row.day), busy],
  );
}

export interface Timetable {
  /** Some new shifts are marked as taken (`addDays`). */
  busy: boolean;
  /** Adds days until the timetable covers `TIMETABLE_DAYS` from this instant. */
  reach(now: Instant): Promise<void>;
}

export function rollingTimetable(db: Db, busy: boolean): Timetable {
  let reached: { today: JstDate; done: Promise<void> } | null = null;
  return {
    busy,
    reach(now) {
      const today = toJstDate(now);
      if (reached?.today !== today) {
        const done = db.transaction((tx) => addDays(tx, today, busy));
        reached = { today, done };
        done.catch(() => (reached = null));
      }
      return reached.done;
    },
  };
}
