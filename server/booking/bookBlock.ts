import {
  BOOK_UNTIL_MINUTES,
  SHIFT_MINUTES,
  isTooLate,
  shiftsPerBlock,
  visitKind,
} from '../../src/domain/booking/block';
import { HOUR_MS, MINUTE_MS, type Instant } from '../../src/domain/calendar/jst';
import { ALREADY_CANCELLED, conflict, notFound, ruleBroken } from '../ruleError';
import { toTimestamp, only, type Queries } from '../db/db';
import { planBooking } from '../messages/outbox';
import { clearUnkept, KEPT, lapsedStarts } from './heldReservation';
import { subjectOf } from '../questionnaire/subjectAndShift';

export interface BlockRequest {
  patientId: number;
  subjectId: number | null;
  firstId: number;
  /** Null: book as many consecutive shifts from the first as this patient's appointment needs. */
  shiftIds: readonly number[] | null;
  /** The version of the consent words. */
  agreed: string;
}

/** `'1'`: someone else took a shift first; `'3'`: duplicate reservation (§booking-reply). */
export type Outcome = { message: '1' | '3' } | { message: 'ok'; reservationId: number };

export interface ShiftRow {
  id: number;
  doctor_id: number;
  start_at: Date;
}

const AGAIN = '予約枠をもう一度選んでください。';
export const unfit = (message: string) => ruleBroken('block_unfit', message);

interface ReadShift extends ShiftRow {
  treated: { id: number; name: string; finished: boolean }[];
  /** Whether the patient's open reservation can be kept; null without one. */
  kept: boolean | null;
}

/** Throws a 422 if the doctor doesn't treat the subject, a 404 if it is unknown. */
export async function subjectFor(tx: Queries, subjectId: number | null, { treated }: ReadShift) {
  if (subjectId === null && treated.length === 1) return only(treated);
  if (subjectId === null) throw ruleBroken('subject_needed', '診療科目を選んでください。');
  const subject = treated.find(({ id }) => id === subjectId);
  if (subject) return subject;
  await subjectOf(tx, subjectId);
  throw unfit('この医師は、選ばれた診療科目を担当していません。');
}

export async function readShifts(tx: Queries, ids: readonly number[], patientId: number, now: Instant) {
  const rows = await tx.query<ReadShift>(
    `select id, doctor_id, start_at, coalesce((
       select json_agg(json_build_object('id', subject.id, 'name', subject.name, 'finished', exists (
         select 1 from reservations
         where patient_id = $1 and subject_id = subject.id and finished_at is not null)))
       from doctor_subjects treats join subjects subject on subject.id = subject_id
       where treats.doctor_id = shift.doctor_id), '[]') as treated,
       (select bool_or(${KEPT}) from reservations where patient_id = $1 and is_open) as kept
     from shifts shift where id = any($4) order by start_at, id`,
    [patientId, ...lapsedStarts(now), ids],
  );
  if (rows.length !== ids.length) throw notFound('予約枠');
  return rows;
}

/**
 * Throws a 422 unless this patient may book them (§block-checked-by-clinic, §block-one-run, §block-within-hour,
 * §book-until-five).
 */
export function checkBlock(shifts: readonly ShiftRow[], count: number, now: Instant): void {
  const starts = shifts.map((shift) => shift.start_at.getTime());
  const [start = 0] = starts;
  if (shifts.some((shift) => shift.doctor_id !== shifts[0]?.doctor_id))
    throw unfit('1人の医師の予約枠を選んでください。');
  if (shifts.length !== count) throw unfit(`${count * SHIFT_MINUTES}分の予約枠を選んでください。`);
  if (starts.some((one, index) => one !== start + index * SHIFT_MINUTES * MINUTE_MS))
    throw unfit('続いた時間の予約枠を選んでください。');
  if (Math.floor(start / HOUR_MS) !== Math.floor((starts.at(-1) ?? start) / HOUR_MS))
    throw unfit('1時間ごとの枠の中で予約枠を選んでください。');
  if (isTooLate(start, now))
    throw ruleBroken('too_soon', `診療開始の${BOOK_UNTIL_MINUTES}分前を過ぎた枠は予約できません。`);
}

export async function mustHold(tx: Queries, { patientId, firstId }: BlockRequest): Promise<void> {
  const held = await tx.query(
    'select 1 from held_shifts join reservations on id = reservation_id where shift_id = $1 and patient_id = $2',
    [firstId, patientId],
  );
  if (held.length === 0) throw conflict(`${ALREADY_CANCELLED}あらためて予約するときは、もう一度お試しください。`);
}

export interface FitBlock {
  patientId: number;
  subject: { id: number; name: string };
  shifts: readonly ShiftRow[];
  first: boolean;
  kept: boolean | null;
  agreed: string;
}

export async function fitBlock(tx: Queries, request: BlockRequest, now: Instant): Promise<FitBlock> {
  const { patientId, firstId, shiftIds, agreed } = request;
  const ids = shiftIds ?? [firstId];
  if (!ids.includes(firstId) || new Set(ids).size !== ids.length) throw unfit(AGAIN);
  const rows = await readShifts(tx, ids, patientId, now);
  const first = only(rows);
  if (first.id !== firstId) throw unfit(AGAIN);
  const { finished, ...subject } = await subjectFor(tx, request.subjectId, first);
  const count = shiftsPerBlock(visitKind(!finished));
  const end = first.start_at.getTime() + count * SHIFT_MINUTES * MINUTE_MS;
  const shifts = shiftIds
    ? rows
    : await tx.query<ShiftRow>(
        `select id, doctor_id, start_at from shifts
         where doctor_id = $1 and start_at >= $2 and start_at < $3 order by start_at`,
        [first.doctor_id, toTimestamp(first.start_at.getTime()), toTimestamp(end)],
      );
  checkBlock(shifts, count, now);
  return { patientId, subject, shifts, first: !finished, kept: first.kept, agreed };
}

/** In order of ids, so that overlapping bookings wait without a deadlock (§shift-held-once). `own` may hold some. */
export async function lockFree(tx: Queries, ids: readonly number[], own = 0): Promise<boolean> {
  const locked = await tx.query<{ digest: string | null; offered: boolean }>(
    'select digest, offered from shifts where id = any($1) order by id for update',
    [ids],
  );
  const held = await tx.query('select 1 from held_shifts where shift_id = any($1) and reservation_id <> $2', [
    ids,
    own,
  ]);
  return held.length === 0 && locked.every((shift) => shift.offered && !shift.digest);
}

/** Books the whole block or nothing (§block-whole-or-none, §consent-stored). The caller holds the patient's row lock. */
export async function holdBlock(
  tx: Queries,
  { patientId, subject, shifts, first, kept, agreed }: FitBlock,
  now: Instant,
): Promise<Outcome> {
  // A duplicate is told first, whether or not the block is free.
  if (kept) return { message: '3' };

  const ids = shifts.map((shift) => shift.id);
  if (!(await lockFree(tx, ids))) return { message: '1' };

  if (kept === false) await clearUnkept(tx, patientId, now);
  const { id } = only(
    await tx.query<{ id: number }>(
      `with made as (
         insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at,
           agreed_version, agreed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $9, $7) returning id
       ), held as (insert into held_shifts (shift_id, reservation_id) select unnest($8::int[]), id from made)
       select id from made`,
      [
        patientId,
        shifts[0]?.doctor_id,
        subject.id,
        subject.name,
        first,
        toTimestamp(shifts[0]?.start_at.getTime() ?? 0),
        toTimestamp(now),
        ids,
        agreed,
      ],
    ),
  );
  await planBooking(tx, id, shifts[0]?.start_at.getTime() ?? 0, now);
  return { message: 'ok', reservationId: id };
}
