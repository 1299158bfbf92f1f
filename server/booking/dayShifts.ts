import type { ShiftLike, VisitKind } from '../../src/domain/booking/block';
import { DAY_MS, startOfJstDate, type Instant, type JstDate } from '../../src/domain/calendar/jst';
import { buildDay } from '../../src/domain/booking/day';
import { notFound } from '../ruleError';
import { toTimestamp, firstRow, type Queries } from '../db/db';

interface ShiftsRequest {
  subjectId: number;
  date: JstDate;
  doctorId: number | null;
}

/** For speed, the database builds the JSON. */
export const OFFERED_SHIFTS = `select exists (select 1 from subjects where id = $1) as subject,
  $2::int is null or exists (select 1 from doctors where id = $2::int) as doctor,
  (select coalesce('[' || string_agg(
    '{"id":' || shift.id
      || ',"start_time":"' || to_char(shift.start_at at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS')
      || '+09:00","admin_user_id":' || shift.doctor_id || ',"doctorId":' || shift.doctor_id || ',"digest":'
      || case when held.shift_id is not null or shift.digest <> '' then '"taken"' else 'null' end || '}',
    ',' order by shift.doctor_id, shift.start_at) || ']', '[]')
  from shifts shift
  join doctor_subjects treats on treats.doctor_id = shift.doctor_id and treats.subject_id = $1
  left join held_shifts held on held.shift_id = shift.id
  where shift.offered and shift.start_at >= $3 and shift.start_at < $4
    and ($2::int is null or shift.doctor_id = $2::int)) as shifts`;

export async function dayShiftsJson(db: Queries, { subjectId, date, doctorId }: ShiftsRequest): Promise<string> {
  const start = startOfJstDate(date);
  const params = [subjectId, doctorId, toTimestamp(start), toTimestamp(start + DAY_MS)];
  const row = firstRow(await db.query<{ subject: boolean; doctor: boolean; shifts: string }>(OFFERED_SHIFTS, params));
  if (!row.subject) throw notFound('診療科目');
  if (!row.doctor) throw notFound('医師');
  return row.shifts;
}

/** The number of blocks that the slot picker would offer on the day (§days-free). */
export async function countFreeBlocks(
  db: Queries,
  request: ShiftsRequest,
  kind: VisitKind,
  now: Instant,
): Promise<number> {
  const { date, subjectId } = request;
  const rows = JSON.parse(await dayShiftsJson(db, request)) as (Omit<ShiftLike, 'start_time'> & {
    start_time: string;
  })[];
  const shifts = rows.map((shift) => ({ ...shift, start_time: Date.parse(shift.start_time) }));
  const { bands } = buildDay(shifts, { date, now, kind, subjectId });
  return bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
}
