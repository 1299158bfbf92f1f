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
import { clearUnkept, holdsReservation, hasFinished } from './heldReservation';
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

export const unfit = (message: string) => ruleBroken('block_unfit', message);

/** Throws a 422 if the doctor doesn't treat the subject, a 404 if it is unknown. */
export async function subjectFor(tx: Queries, subjectId: number | null, doctorId: number) {
  const treated = await tx.query<{ id: number; name: string }>(
    'select id, name from doctor_subjects join subjects on id = subject_id where doctor_id = $1',
    [doctorId],
  );
  if (subjectId === null && treated.length === 1) return only(treated);
  if (subjectId === null) throw ruleBroken('subject_needed', '診療科目を選んでください。');
  const subject = treated.find(({ id }) => id === subjectId);
  if (subject) return subject;
  await subjectOf(tx, subjectId);
  throw unfit('この医師は、選ばれた診療科目を担当していません。');
}

export async function readShifts(tx: Queries, ids: readonly number[]): Promise<ShiftRow[]> {
  const rows = await tx.query<ShiftRow>(
    'select id, doctor_id, start_at from shifts where id = any($1) order by start_at, id',
    [ids],
  );
  if (rows.length !== ids.length) throw notFound('予約枠');
  return rows;
}

async function shiftsOf(
  tx: Queries,
  { firstId, shiftIds }: BlockRequest,
  count: (doctorId: number) => Promise<number>,
) {
  const ids = shiftIds ?? [firstId];
  if (!ids.includes(firstId) || new Set(ids).size !== ids.length) throw unfit('予約枠をもう一度選んでください。');
  const rows = await readShifts(tx, ids);
  const first = only(rows);
  if (shiftIds) return first.id === firstId ? rows : Promise.reject(unfit('予約枠をもう一度選んでください。'));
  const end = first.start_at.getTime() + (await count(first.doctor_id)) * SHIFT_MINUTES * MINUTE_MS;
  return tx.query<ShiftRow>(
    `select id, doctor_id, start_at from shifts
     where doctor_id = $1 and start_at >= $2 and start_at < $3 order by start_at`,
    [first.doctor_id, toTimestamp(first.start_at.getTime()), toTimestamp(end)],
  );
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
  agreed: string;
}

export async function fitBlock(tx: Queries, request: BlockRequest, now: Instant): Promise<FitBlock> {
  const { patientId, agreed } = request;
  const isFirst = async (subjectId: number) => !(await hasFinished(tx, patientId, subjectId));
  const countOf = (first: boolean) => shiftsPerBlock(visitKind(first));
  const shifts = await shiftsOf(tx, request, async (doctorId) =>
    countOf(await isFirst((await subjectFor(tx, request.subjectId, doctorId)).id)),
  );
  const subject = await subjectFor(tx, request.subjectId, shifts[0]?.doctor_id ?? 0);
  const first = await isFirst(subject.id);
  checkBlock(shifts, countOf(first), now);
  return { patientId, subject, shifts, first, agreed };
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
  { patientId, subject, shifts, first, agreed }: FitBlock,
  now: Instant,
): Promise<Outcome> {
  // A duplicate is told first, whether or not the block is free.
  if (await holdsReservation(tx, patientId, now)) return { message: '3' };

  const ids = shifts.map((shift) => shift.id);
  if (!(await lockFree(tx, ids))) return { message: '1' };

  await clearUnkept(tx, patientId, now);
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
