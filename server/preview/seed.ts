import { DAY_MS, HOUR_MS, MINUTE_MS, startOfJstDate, toJstDate, type Instant } from '../../src/domain/calendar/jst';
import { LOCKS, insert, toTimestamp, firstRow, type Db, type Queries } from '../db/db';
import { previewSub } from '../identity/previewIdentity';
import { databaseFiles } from '../files/databaseFiles';
import { replaceListedImages } from '../files/medicalFiles';
import { addDay, missingDays } from '../booking/timetable';
import { seedData } from '../data/seedData';
import { subjects } from '../data/subjects';
import { doctors } from './doctors';
import { PATIENT_SEEDS, type PastReservationSeed, type PatientSeed } from './guest';
import { writeSampleResults } from './sampleResults';

async function seedDoctors(tx: Queries): Promise<void> {
  const rows = doctors.map(({ id, name, lastname, profile, zoomUrl: zoom_url }) => ({
    id,
    name,
    lastname,
    profile,
    zoom_url,
  }));
  await insert(tx, 'doctors', rows);
  const doctorSubjects = doctors.flatMap(({ id, subjectIds }) =>
    subjectIds.map((subject_id) => ({ doctor_id: id, subject_id })),
  );
  await insert(tx, 'doctor_subjects', doctorSubjects);
  const duty = doctors.flatMap(({ id, hours }) =>
    hours.flatMap((spans, weekday) =>
      spans.map(([from, to]) => ({ doctor_id: id, weekday, from_minute: from, to_minute: to })),
    ),
  );
  await insert(tx, 'duty_hours', duty);
}

function pastRow(past: PastReservationSeed, patientId: number, { address }: PatientSeed, midnight: Instant) {
  const start = midnight - past.daysAgo * DAY_MS + past.minute * MINUTE_MS;
  const shippedAt = midnight - (past.shippedDaysAgo ?? past.daysAgo) * DAY_MS + 14 * HOUR_MS;
  const stateIndex = ['finished', 'owed', 'paid', 'shipped'].indexOf(past.state);
  const timeIfReached = (step: number, instant: Instant) => (stateIndex >= step ? toTimestamp(instant) : null);
  return {
    patient_id: patientId,
    doctor_id: past.doctorId,
    subject_id: past.subjectId,
    subject_words: past.subject ?? subjects.find(({ id }) => id === past.subjectId)?.name,
    first_visit: past.first,
    start_at: toTimestamp(start),
    created_at: toTimestamp(start - 2 * DAY_MS),
    cancelled_at: past.state === 'cancelled' ? toTimestamp(start - DAY_MS) : null,
    finished_at: timeIfReached(0, start + 10 * MINUTE_MS),
    confirmed_at: timeIfReached(1, start + 20 * MINUTE_MS),
    paid_at: timeIfReached(2, start + 30 * MINUTE_MS),
    paid_by: stateIndex >= 2 ? 'card' : null,
    shipped_at: timeIfReached(3, shippedAt),
    cancel_reason: past.cancelReason,
    parcel_carrier: past.parcel?.carrier,
    parcel_number: past.parcel?.number,
    deliver_zip: stateIndex >= 2 ? address?.zip : null,
    deliver_address: stateIndex >= 2 ? address?.address : null,
    deliver_apartment: stateIndex >= 2 ? address?.apartment : null,
  };
}

async function seedInsurance(tx: Queries, patientId: number, cards: { front: string; back: string }, addedAt: Instant) {
  const mediaType = 'image/webp';
  // The pictures go into the database even if S3 is set up, because every file store also reads from the database.
  const put = async (questionKey: string, url: string) => {
    const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (byte) => byte.charCodeAt(0));
    return { questionKey, fileKey: await databaseFiles(tx).put({ bytes, mediaType }), mediaType };
  };
  const images = [await put('insurance_back', cards.back), await put('insurance_front', cards.front)];
  await replaceListedImages(tx, patientId, images, addedAt);
}

async function seedPatient(tx: Queries, patient: PatientSeed, midnight: Instant): Promise<void> {
  const { id } = firstRow(
    await tx.query<{ id: number }>(
      `insert into patients (line_sub, display_name, insurance_on_file, copay_percent)
       values ($1, $2, $3, $4) returning id`,
      [await previewSub(patient.name), patient.displayName, patient.insurance !== null, patient.copayPercent],
    ),
  );
  if (patient.address) await insert(tx, 'addresses', [{ ...patient.address, patient_id: id, preset: true }]);
  const pastReservations = patient.reservations.map((row) => pastRow(row, id, patient, midnight));
  await insert(tx, 'reservations', pastReservations);
  const answeredAt = midnight - Math.max(0, ...patient.reservations.map(({ daysAgo }) => daysAgo + 2)) * DAY_MS;
  if (patient.insurance) await seedInsurance(tx, id, patient.insurance, answeredAt);
  const answers = Object.entries(patient.answers).map(([question_id, answer_values]) => ({
    patient_id: id,
    question_id,
    answer_values,
    updated_at: toTimestamp(answeredAt),
  }));
  await insert(tx, 'profile_answers', answers);
}

const modeOf = (isPreview: boolean) => (isPreview ? 'preview' : 'clinic');

/** Throws if the database belongs to the other mode, because in preview mode anyone can delete all data. */
async function checkSeeded(tx: Queries, isPreview: boolean): Promise<boolean> {
  const [seededAs] = await tx.query<{ value: string }>(`select value from clinic_state where name = 'seeded'`);
  if (!seededAs) return false;
  if (seededAs.value === modeOf(isPreview)) return true;
  throw new Error(
    isPreview
      ? 'the database contains the data of a real clinic. Preview mode must not use that database. Set LINE_CHANNEL_ID, or choose another database with DATABASE_URL or CLINIC_DATA.'
      : 'the database contains the sample data of preview mode. A real clinic must not use that database. Unset LINE_CHANNEL_ID, or choose another database with DATABASE_URL or CLINIC_DATA.',
  );
}

async function seed(tx: Queries, now: Instant, isPreview: boolean): Promise<void> {
  const today = toJstDate(now);
  await seedData(tx);
  if (isPreview) {
    await seedDoctors(tx);
    for (const patient of PATIENT_SEEDS) await seedPatient(tx, patient, startOfJstDate(today));
    await writeSampleResults(tx);
  }
  for (const day of await missingDays(tx, today)) await addDay(tx, day, isPreview);
  await tx.query(`insert into clinic_state (name, value) values ('seeded', to_jsonb($1::text))`, [modeOf(isPreview)]);
}

export async function seedWhenEmpty(db: Db, now: Instant, isPreview: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.seed]);
    if (!(await checkSeeded(tx, isPreview))) await seed(tx, now, isPreview);
  }, 'no limits');
}

/**
 * Resets the database to the sample data. The clock, the signing key and the sessions stay, and the sample rows get the
 * same ids. Open pages therefore still work.
 */
export async function reseedPreview(db: Db, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.seed]);
    await checkSeeded(tx, true);
    await tx.script(
      `truncate patients, doctors, subjects, questionnaires, questions, timetable_days, files, payment_notices, bank_notices,
         unapplied_payments, audit_lines restart identity cascade;
       alter sequence bank_account_serials restart;
       delete from clinic_state where name = 'seeded';`,
    );
    await seed(tx, now, true);
  });
}
