import { DAY_MS, type Instant } from '../../src/domain/calendar/jst';
import { lapseLimits } from '../booking/activeReservation';
import { conflict } from '../ruleError';
import { deleteWhere, toTimestamp, type Queries } from '../db/db';
import { findAndLockPatient } from '../identity/findAndLockPatient';
import { addAuditLine } from './audit';
import { sweepAnswers } from '../questionnaire/answerSweep';
import { findOrphans, sweepOrphans, type Stores } from '../files/orphanSweep';

/** The law (医師法24条) requires this period. */
const RECORD_YEARS = 5;
const IDEMPOTENCY_KEY_DAYS = 7;
const NOTICE_DAYS = 365;
const MESSAGE_DAYS = 30;
const SHIFT_DAYS = 90;

/** If an erased patient's medical record is kept, this prefix and the patient's id replace the LINE user id. */
const ERASED_PREFIX = 'erased:';
export const isErased = (lineSub: string): boolean => lineSub.startsWith(ERASED_PREFIX);

const DELETE_SESSIONS = 'delete from sessions where line_sub = (select line_sub from patients where id = $1)';
const RESERVATION_IDS = 'select id from reservations where patient_id = $1';

const DELETE_OUTSIDE_RECORD: readonly string[] = [
  'delete from addresses where patient_id = $1',
  'delete from idempotency_keys where patient_id = $1',
  'delete from notifier_tokens where patient_id = $1',
  `delete from messages where outcome is null and reservation_id in (${RESERVATION_IDS})`,
  DELETE_SESSIONS,
];
/** The name and the birthday stay in the medical record. */
const CLEAR_CONTACT: readonly string[] = [
  `update customers set phone = '', email = '', zip = '', address = '', apartment = '' where patient_id = $1`,
  `update reservations set deliver_zip = null, deliver_address = null, deliver_apartment = null,
     parcel_carrier = null, parcel_number = null where patient_id = $1`,
  `delete from answers where sheet_id in (select id from answer_sheets where patient_id = $1)
   and question_id in (select id from questions where format = 'phone')`,
  `delete from profile_answers where patient_id = $1
   and question_id in (select id from questions where format = 'phone')`,
  `update unapplied_payments set holder = null where reservation_id in (${RESERVATION_IDS})`,
  `update bills set deliver_zip = null, deliver_address = null, deliver_apartment = null
   where reservation_id in (${RESERVATION_IDS})`,
  `delete from medical_files where patient_id = $1
   and file_key not in (select file_key from answer_images where sheet_id in
     (select id from answer_sheets where patient_id = $1))`,
  `update medical_files set removed_at = coalesce(removed_at, now()) where patient_id = $1`,
];

const runAll = async (tx: Queries, statements: readonly string[], patientId: number) => {
  for (const statement of statements) await tx.query(statement, [patientId]);
};

const fileKeysOf = async (tx: Queries, patientId: number): Promise<string[]> =>
  (
    await tx.query<{ file_key: string }>(
      `select file_key from medical_files where patient_id = $1
       union select file_key from answer_images join answer_sheets on id = sheet_id where patient_id = $1`,
      [patientId],
    )
  ).map((row) => row.file_key);

const recordLimit = (now: Instant): string => {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - RECORD_YEARS);
  return limit.toISOString();
};

async function deleteAll(tx: Queries, patientId: number): Promise<void> {
  // The foreign keys (`on delete cascade`) delete the patient's other rows.
  await runAll(tx, [DELETE_SESSIONS, 'delete from patients where id = $1'], patientId);
}

/** A patient with unfinished tasks is not erased, because the clinic still needs the contact data. */
async function unfinishedTasks(tx: Queries, patientId: number, now: Instant): Promise<string[]> {
  const rows = await tx.query<{ id: number; reason: string }>(
    `select id, case
         when cancelled_at is not null or shipped_at is not null
           then 'a payment must be returned or matched (see npm run clinic -- refunds, npm run clinic -- unmatched).'
         when finished_at is null then 'the visit has not taken place; run finish after the visit, or cancel the reservation.'
         when confirmed_at is null then 'the bill is not confirmed.'
         when paid_at is null then 'the bill is not paid.'
         else 'the parcel is not sent.' end as reason
     from reservations r where patient_id = $1 and (
       exists (select 1 from unapplied_payments where reservation_id = r.id and returned_at is null
         and (unmatched or matched_yen < amount_yen))
       or (cancelled_at is null and shipped_at is null and (finished_at is not null or (missed_at is null
         and start_at > case when first_visit then $2::timestamptz else $3::timestamptz end))))
     order by id`,
    [patientId, ...lapseLimits(now)],
  );
  return rows.map(({ id, reason }) => `Reservation ${id}: ${reason}`);
}

/** Erases a patient (個人情報保護法35条), but keeps the medical record until 5 years after the last visit. */
export async function erasePatient(
  { db, files }: Stores,
  subOrReservationId: string,
  now: Instant,
  by: string,
): Promise<{ isRecordKept: boolean; undeletedKeys: string[] }> {
  const { isRecordKept, keys } = await db.transaction(async (tx) => {
    const patient = await findAndLockPatient(tx, subOrReservationId);
    const tasks = await unfinishedTasks(tx, patient.id, now);
    if (tasks.length > 0) throw conflict(`Nothing is erased. ${tasks.join(' ')}`);
    await addAuditLine(tx, { by, now }, 'erase', null);
    const keysBefore = await fileKeysOf(tx, patient.id);
    const recentVisits = await tx.query(
      'select 1 from reservations where patient_id = $1 and finished_at >= $2 limit 1',
      [patient.id, recordLimit(now)],
    );
    if (recentVisits.length === 0) {
      await deleteAll(tx, patient.id);
      return { isRecordKept: false, keys: keysBefore };
    }
    await runAll(tx, [...DELETE_OUTSIDE_RECORD, ...CLEAR_CONTACT], patient.id);
    await tx.query('update patients set line_sub = $2::text || id, display_name = null where id = $1', [
      patient.id,
      ERASED_PREFIX,
    ]);
    const keysAfter = new Set(await fileKeysOf(tx, patient.id));
    return { isRecordKept: true, keys: keysBefore.filter((key) => !keysAfter.has(key)) };
  }, 'no limits');
  // Deletes the files after the commit, because a rollback could not restore the files.
  const undeletedKeys: string[] = [];
  for (const key of keys) await files.remove(key).catch(() => undeletedKeys.push(key));
  return { isRecordKept, undeletedKeys };
}

export async function applyRetention({ db, files }: Stores, now: Instant) {
  const inactivePatients = await db.query<{ id: number }>(
    `select id from patients where last_seen_at < $1 and not exists (
       select 1 from reservations where patient_id = patients.id
       and greatest(start_at, created_at, finished_at) >= $1)`,
    [recordLimit(now)],
  );
  for (const { id } of inactivePatients) {
    const keys = await db.transaction(async (tx) => {
      const fileKeys = await fileKeysOf(tx, id);
      await deleteAll(tx, id);
      return fileKeys;
    }, 'no limits');
    for (const key of keys) await files.remove(key);
  }
  const daysBefore = (instant: Instant, days: number) => toTimestamp(instant - days * DAY_MS);
  await deleteWhere(db, 'unapplied_payments', 'reservation_id is null and returned_at < $1', recordLimit(now));
  const answers = await sweepAnswers({ db, files }, now);
  const orphans = await findOrphans({ db, files });
  const noticeLimit = daysBefore(Date.now(), NOTICE_DAYS);
  return {
    patients: inactivePatients.length,
    answers,
    orphans,
    isSwept: await sweepOrphans({ db, files }, orphans),
    audits: await deleteWhere(db, 'audit_lines', 'at < $1', recordLimit(now)),
    keys: await deleteWhere(db, 'idempotency_keys', 'created_at < $1', daysBefore(Date.now(), IDEMPOTENCY_KEY_DAYS)),
    messages: await deleteWhere(db, 'messages', 'until_at < $1', daysBefore(now, MESSAGE_DAYS)),
    shifts: await deleteWhere(
      db,
      'shifts',
      'start_at < $1 and not exists (select 1 from held_shifts where shift_id = shifts.id)',
      daysBefore(now, SHIFT_DAYS),
    ),
    notices:
      (await deleteWhere(db, 'payment_notices', 'received_at < $1', noticeLimit)) +
      (await deleteWhere(db, 'bank_notices', 'received_at < $1', noticeLimit)),
  };
}
