import { DAY_MS, startOfJstDate, toJstDate, type Instant, type JstDate } from '../../src/domain/calendar/jst';
import { isOpenDay, type DayRule } from './openDays';
import { TIMETABLE_DAYS } from '../../src/domain/booking/dayStrip';
import { LOCKS, toTimestamp, type Db, type Queries } from '../db/db';

/** Waits while another transaction has the lock, because that transaction may be replacing the duty hours. */
export const lockTimetable = (tx: Queries) => tx.query('select pg_advisory_xact_lock($1)', [LOCKS.timetable]);

/**
 * Offers the shifts within the duty hours of open days, and withdraws all other shifts of `days` (§hours-by-staff).
 * Call `lockTimetable` first. A null `doctorId` means all doctors.
 */
export async function regenerateShifts(
  tx: Queries,
  days: readonly JstDate[],
  doctorId: number | null = null,
  isPreview = false,
): Promise<void> {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined) return;
  const rules = await tx.query<DayRule>(
    'select day::text as day, doctor_id, open from opening_days where day = any($1::date[])',
    [days],
  );
  const doctors = await tx.query<{ id: number }>(
    'select id from doctors where $1::int is null or id = $1::int order by id',
    [doctorId],
  );
  const openDays = days.flatMap((day) =>
    doctors.flatMap(({ id }) => (isOpenDay(day, id, rules) ? [{ day, doctor: id }] : [])),
  );
  const ids = doctors.map(({ id }) => id);
  const span = [toTimestamp(startOfJstDate(first)), toTimestamp(startOfJstDate(last) + DAY_MS)];
  await tx.query(
    'select 1 from shifts where start_at >= $1 and start_at < $2 and doctor_id = any($3::int[]) order by id for update',
    [...span, ids],
  );
  await tx.query(
    `with planned as (
       select duty.doctor_id, (day + minute * interval '1 minute') at time zone interval '9 hours' as start_at,
         md5(duty.doctor_id || ':' || day || ':' || minute / 15) as hash
       from unnest($1::date[], $2::int[]) as open (day, doctor_id)
       join duty_hours duty on duty.doctor_id = open.doctor_id and duty.weekday = extract(dow from day)
       cross join generate_series(duty.from_minute, duty.to_minute - 5, 5) minute
     ), added as (
       insert into shifts (doctor_id, start_at, digest)
       select doctor_id, start_at, case when $3::boolean and left(hash, 1) in ('0', '3', '6', '9') then left(hash, 12) end
       from planned order by start_at, doctor_id
       on conflict (doctor_id, start_at) do update set offered = true where not shifts.offered
     )
     update shifts set offered = false
     where offered and start_at >= $4 and start_at < $5 and doctor_id = any($7::int[])
       and (start_at at time zone interval '9 hours')::date = any($6::date[])
       and (doctor_id, start_at) not in (select doctor_id, start_at from planned)`,
    [openDays.map(({ day }) => day), openDays.map(({ doctor }) => doctor), isPreview, ...span, days, ids],
  );
}

export const comingDays = async (tx: Queries, today: JstDate): Promise<JstDate[]> =>
  (
    await tx.query<{ day: JstDate }>(
      'select day::text as day from timetable_days where day >= $1::date order by timetable_days.day',
      [today],
    )
  ).map(({ day }) => day);

/** Checks the 28 days from `today` on. Returns the days that `timetable_days` lacks (§timetable-four-weeks). */
export const missingDays = async (tx: Queries, today: JstDate): Promise<JstDate[]> =>
  (
    await tx.query<{ day: JstDate }>(
      `select ($1::date + n)::text as day from generate_series(0, $2::int - 1) n
       where not exists (select 1 from timetable_days where timetable_days.day = $1::date + n) order by n`,
      [today, TIMETABLE_DAYS],
    )
  ).map(({ day }) => day);

/** If several processes add the same day, only the first process creates shifts. */
export async function addDay(tx: Queries, day: JstDate, isPreview: boolean): Promise<void> {
  await lockTimetable(tx);
  const rows = await tx.query('insert into timetable_days (day) values ($1) on conflict do nothing returning 1', [day]);
  if (rows.length > 0) await regenerateShifts(tx, [day], null, isPreview);
}

export interface Timetable {
  isPreview: boolean;
  extendTo(now: Instant): Promise<void>;
}

export function rollingTimetable(db: Db, isPreview: boolean): Timetable {
  let lastExtension: { today: JstDate; whenDone: Promise<void> } | null = null;
  const extend = async (today: JstDate) => {
    for (const day of await missingDays(db, today))
      await db.transaction((tx) => addDay(tx, day, isPreview), 'no limits');
  };
  return {
    isPreview,
    extendTo(now) {
      const today = toJstDate(now);
      if (lastExtension?.today !== today) {
        const whenDone = extend(today);
        lastExtension = { today, whenDone };
        whenDone.catch(() => (lastExtension = null));
      }
      return lastExtension.whenDone;
    },
  };
}
