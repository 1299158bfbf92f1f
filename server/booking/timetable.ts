import { toJstDate, type Instant, type JstDate } from '../../src/domain/jst';
import { TIMETABLE_DAYS } from '../../src/domain/slotChoice';
import type { Db, Queries } from '../db/db';

/**
 * Adds the days that the timetable still lacks, as shifts of 5 minutes from every doctor's duty hours. Safe for several
 * processes: a day is added by the one that writes it into `timetable_days`.
 * @param busy in preview some shifts count as taken, by a hash of doctor and time, so that a day looks like a real one
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

/** Keeps the timetable rolling. */
export interface Timetable {
  /** Some shifts count as taken from the start (`addDays`). */
  busy: boolean;
  /** Makes sure that it reaches far enough from this instant on. */
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
