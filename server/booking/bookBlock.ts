import {
  BOOK_UNTIL_MINUTES,
  SHIFT_MINUTES,
  isTooLate,
  shiftsPerBlock,
  visitKind,
  type VisitKind,
} from '../../src/domain/booking/block';
import { HOUR_MS, MINUTE_MS, type Instant } from '../../src/domain/calendar/jst';
import { ALREADY_CANCELLED, conflict, notFound, ruleBroken } from '../ruleError';
import { toTimestamp, firstRow, type Queries } from '../db/db';
import { bookingMessageRows, insertMessagesSql } from '../messages/outbox';
import { clearInactive, ACTIVE_CONDITION, lapseLimits } from './activeReservation';
import { subjectOf } from '../questionnaire/subjectAndShift';

export interface BlockRequest {
  patientId: number;
  subjectId: number | null;
  firstId: number;
  /** If null, the clinic books `firstId` and the next shifts that fill the block. */
  shiftIds: readonly number[] | null;
  agreedVersion: string;
}

/** `'1'`: another patient took a shift first. `'3'`: the patient already has a reservation (§booking-reply). */
export type Outcome = { message: '1' | '3' } | { message: 'ok'; reservationId: number; sheetId: number | null };

const CHOOSE_AGAIN = '予約枠をもう一度選んでください。';
export const blockUnfit = (message: string) => ruleBroken('block_unfit', message);

interface ShiftRow {
  id: number;
  doctor_id: number;
  start_at: Date;
  isFree: boolean;
  /** The doctor of the first requested shift has these subjects. `finished`: the patient had a visit of the subject. */
  subjects: { id: number; name: string; finished: boolean }[];
  /** Null: the patient has no open reservation. False: every open reservation has lapsed or waits for a new time. */
  hasActive: boolean | null;
}

/** A null `subjectId` means the doctor's only subject. */
export async function subjectToBook(tx: Queries, subjectId: number | null, { subjects }: ShiftRow) {
  if (subjectId === null && subjects.length === 1) return firstRow(subjects);
  if (subjectId === null) throw ruleBroken('subject_needed', '診療科目を選んでください。');
  const subject = subjects.find(({ id }) => id === subjectId);
  if (subject) return subject;
  await subjectOf(tx, subjectId);
  throw blockUnfit('この医師は、選ばれた診療科目を担当していません。');
}

const READ_SHIFTS = `select id, doctor_id, start_at, offered and digest is null as "isFree", coalesce((
    select json_agg(json_build_object('id', subject.id, 'name', subject.name, 'finished', exists (
      select 1 from reservations
      where patient_id = $1 and subject_id = subject.id and finished_at is not null)))
    from doctor_subjects treats join subjects subject on subject.id = subject_id
    where treats.doctor_id = (select doctor_id from shifts where id = ($4::int[])[1])), '[]') as subjects,
    (select bool_or(${ACTIVE_CONDITION}) from reservations where patient_id = $1 and is_open) as "hasActive"
  from shifts where id = any($4) order by id`;

async function readShifts(tx: Queries, sql: string, ids: readonly number[], patientId: number, now: Instant) {
  const rows = await tx.query<ShiftRow>(sql, [patientId, ...lapseLimits(now), ids]);
  if (rows.length !== ids.length) throw notFound('予約枠');
  return rows.toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime());
}

/** Locks in ascending order of id, so that overlapping bookings cause no deadlock (§shift-held-once). */
export const lockShifts = (tx: Queries, ids: readonly number[], patientId: number, now: Instant) =>
  readShifts(tx, `${READ_SHIFTS} for update of shifts`, ids, patientId, now);

/** §block-checked-by-clinic, §block-one-run, §block-within-hour, §book-until-five */
export function checkBlock(shifts: readonly ShiftRow[], shiftCount: number, now: Instant): void {
  const starts = shifts.map((shift) => shift.start_at.getTime());
  const [start = 0] = starts;
  if (shifts.some((shift) => shift.doctor_id !== shifts[0]?.doctor_id))
    throw blockUnfit('1人の医師の予約枠を選んでください。');
  if (shifts.length !== shiftCount) throw blockUnfit(`${shiftCount * SHIFT_MINUTES}分の予約枠を選んでください。`);
  if (starts.some((instant, index) => instant !== start + index * SHIFT_MINUTES * MINUTE_MS))
    throw blockUnfit('続いた時間の予約枠を選んでください。');
  if (Math.floor(start / HOUR_MS) !== Math.floor((starts.at(-1) ?? start) / HOUR_MS))
    throw blockUnfit('1時間ごとの枠の中で予約枠を選んでください。');
  if (isTooLate(start, now))
    throw ruleBroken('too_soon', `診療開始の${BOOK_UNTIL_MINUTES}分前を過ぎた枠は予約できません。`);
}

export async function requireHeldBlock(tx: Queries, { patientId, firstId }: BlockRequest): Promise<void> {
  const heldShifts = await tx.query(
    'select 1 from held_shifts join reservations on id = reservation_id where shift_id = $1 and patient_id = $2',
    [firstId, patientId],
  );
  if (heldShifts.length === 0) throw conflict(`${ALREADY_CANCELLED}あらためて予約するときは、もう一度お試しください。`);
}

export interface LockedBlock {
  patientId: number;
  subject: { id: number; name: string };
  shifts: readonly ShiftRow[];
  isFirstVisit: boolean;
  hasActive: boolean | null;
  agreedVersion: string;
}

async function blockIds(tx: Queries, { firstId, patientId, subjectId }: BlockRequest, now: Instant): Promise<number[]> {
  const first = firstRow(await readShifts(tx, READ_SHIFTS, [firstId], patientId, now));
  const { finished } = await subjectToBook(tx, subjectId, first);
  const end = first.start_at.getTime() + shiftsPerBlock(visitKind(!finished)) * SHIFT_MINUTES * MINUTE_MS;
  const rows = await tx.query<{ id: number }>(
    'select id from shifts where doctor_id = $1 and start_at >= $2 and start_at < $3 order by start_at',
    [first.doctor_id, toTimestamp(first.start_at.getTime()), toTimestamp(end)],
  );
  return rows.map(({ id }) => id);
}

export async function lockBlock(tx: Queries, request: BlockRequest, now: Instant): Promise<LockedBlock> {
  const { patientId, firstId, agreedVersion } = request;
  const ids = request.shiftIds ?? (await blockIds(tx, request, now));
  if (!ids.includes(firstId) || new Set(ids).size !== ids.length) throw blockUnfit(CHOOSE_AGAIN);
  const shifts = await lockShifts(tx, ids, patientId, now);
  const first = firstRow(shifts);
  if (first.id !== firstId) throw blockUnfit(CHOOSE_AGAIN);
  const { finished, ...subject } = await subjectToBook(tx, request.subjectId, first);
  checkBlock(shifts, shiftsPerBlock(visitKind(!finished)), now);
  return { patientId, subject, shifts, isFirstVisit: !finished, hasActive: first.hasActive, agreedVersion };
}

/** Ignores the shifts that the reservation `ownId` holds. The caller must have locked the shifts. */
export async function areHeld(tx: Queries, ids: readonly number[], ownId = 0): Promise<boolean> {
  const heldShifts = await tx.query('select 1 from held_shifts where shift_id = any($1) and reservation_id <> $2', [
    ids,
    ownId,
  ]);
  return heldShifts.length > 0;
}

/** One statement, because each further statement makes patients wait longer when many book at once. */
const INSERT_BOOKING = `with reservation as (
    insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at,
      agreed_version, agreed_at)
    select $1::int, $2::int, $3::int, $4, $5::boolean, $6::timestamptz, $7::timestamptz, $9, $7::timestamptz
    where not exists (select 1 from held_shifts where shift_id = any($8))
    returning id, start_at
  ), held as (
    insert into held_shifts (shift_id, reservation_id) select unnest($8::int[]), id from reservation
  ), planned as (${insertMessagesSql('reservation', '$10')}
  ), sheet as (
    insert into answer_sheets (patient_id, subject_id, reservation_id, kind, created_at)
    select $1, $3, id, $11, $7 from reservation where $11::text is not null returning id
  ), stored_answers as (
    insert into answers (sheet_id, question_id, answer_values) select sheet.id, question_id, answer_values
    from sheet, jsonb_to_recordset($12::jsonb) as answer(question_id int, answer_values text[])
  )
  select reservation.id as "reservationId", sheet.id as "sheetId" from reservation left join sheet on true`;

/** Books the whole block or nothing (§block-whole-or-none). The caller must have locked the patient's row. */
export async function holdBlock(
  tx: Queries,
  { patientId, subject, shifts, isFirstVisit, hasActive, agreedVersion }: LockedBlock,
  now: Instant,
  sheet: { kind: VisitKind; answers: Map<number, string[]> } | null = null,
): Promise<Outcome> {
  // Checked first: a patient with an active reservation gets '3' even if the block is taken.
  if (hasActive) return { message: '3' };

  const ids = shifts.map((shift) => shift.id);
  if (!shifts.every(({ isFree }) => isFree)) return { message: '1' };
  if (hasActive === false) {
    if (await areHeld(tx, ids)) return { message: '1' };
    await clearInactive(tx, patientId, now);
  }
  const start = shifts[0]?.start_at.getTime() ?? 0;
  const answers = [...(sheet?.answers ?? [])].map(([question_id, answer_values]) => ({ question_id, answer_values }));
  const [reservation] = await tx.query<{ reservationId: number; sheetId: number | null }>(INSERT_BOOKING, [
    patientId,
    shifts[0]?.doctor_id,
    subject.id,
    subject.name,
    isFirstVisit,
    toTimestamp(start),
    toTimestamp(now),
    ids,
    agreedVersion,
    JSON.stringify(bookingMessageRows(start, now)),
    sheet?.kind ?? null,
    JSON.stringify(answers),
  ]);
  return reservation ? { message: 'ok', ...reservation } : { message: '1' };
}
