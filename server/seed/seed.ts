import { DAY_MS, HOUR_MS, MINUTE_MS, startOfJstDate, toJstDate, type Instant } from '../../src/domain/calendar/jst';
import { LOCKS, toTimestamp, only, type Db, type Queries } from '../db/db';
import { previewSub } from '../identity/previewIdentity';
import { databaseFiles } from '../stores/databaseFiles';
import { listImages } from '../files/medicalFiles';
import { addDays } from '../booking/timetable';
import { doctors } from './content/seedDoctors';
import { patients } from './content/previewGuest';
import { questionnaires } from './content/seedQuestionnaires';
import { subjects } from './content/seedSubjects';
import { catchUp } from './sampleResults';
import type { PastReservationSeed, PatientSeed } from './seedTypes';

/** Inserts rows; `columns` are written like `id int, name text`. */
async function insert(tx: Queries, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const names = columns.replace(/ [\w[\]]+(,|$)/g, '$1');
  await tx.query(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as row(${columns})`,
    [JSON.stringify(rows)],
  );
}

async function seedDoctors(tx: Queries): Promise<void> {
  await insert(
    tx,
    'doctors',
    'id int, name text, lastname text, profile text, zoom_url text',
    doctors.map((doctor) => ({ ...doctor, zoom_url: doctor.zoomUrl })),
  );
  await insert(
    tx,
    'doctor_subjects',
    'doctor_id int, subject_id int',
    doctors.flatMap(({ id, subjectIds }) => subjectIds.map((subject) => ({ doctor_id: id, subject_id: subject }))),
  );
  const duty = doctors.flatMap(({ id, hours }) =>
    hours.flatMap((spans, weekday) =>
      spans.map(([from, to]) => ({ doctor_id: id, weekday, from_minute: from, to_minute: to })),
    ),
  );
  await insert(tx, 'duty_hours', 'doctor_id int, weekday int, from_minute int, to_minute int', duty);
}

async function seedQuestionnaires(tx: Queries): Promise<void> {
  await insert(
    tx,
    'questionnaires',
    'id int, subject_id int, kind text',
    questionnaires.map((sheet) => ({ ...sheet, subject_id: sheet.subjectId })),
  );
  const questions = [...new Set(questionnaires.flatMap((sheet) => sheet.questions))];
  await insert(
    tx,
    'questions',
    `id int, content text, question_type text, required boolean, hint text, unit text, format text,
     follows_question_id int, follows_choice_ids int[]`,
    questions.map(({ follows, ...question }) => ({
      ...question,
      content: question.text,
      question_type: question.type,
      follows_question_id: follows?.questionId,
      follows_choice_ids: follows?.choiceIds,
    })),
  );
  const choices = questions.flatMap(({ id, choices: offered = [] }) =>
    offered.map((choice, position) => ({
      id: choice.id,
      question_id: id,
      position,
      choice_text: choice.text,
      urgent: choice.urgent ?? false,
      caution: choice.caution ?? false,
    })),
  );
  await insert(
    tx,
    'choices',
    'id int, question_id int, position int, choice_text text, urgent boolean, caution boolean',
    choices,
  );
  const places = questionnaires.flatMap((sheet) =>
    sheet.questions.map(({ id }, position) => ({ questionnaire_id: sheet.id, position, question_id: id })),
  );
  await insert(tx, 'questionnaire_questions', 'questionnaire_id int, position int, question_id int', places);
}

/** The row of a past reservation; it holds no shifts. */
function pastRow(past: PastReservationSeed, patientId: number, { address }: PatientSeed, today: Instant) {
  const start = today - past.daysAgo * DAY_MS + past.minute * MINUTE_MS;
  const shipped = today - (past.shippedDaysAgo ?? past.daysAgo) * DAY_MS + 14 * HOUR_MS;
  const reached = ['finished', 'owed', 'paid', 'shipped'].indexOf(past.state);
  const from = (step: number, instant: Instant) => (reached >= step ? toTimestamp(instant) : null);
  return {
    patient_id: patientId,
    doctor_id: past.doctorId,
    subject_id: past.subjectId,
    subject_words: past.subject ?? subjects.find(({ id }) => id === past.subjectId)?.name,
    first_visit: past.first,
    start_at: toTimestamp(start),
    created_at: toTimestamp(start - 2 * DAY_MS),
    cancelled_at: past.state === 'cancelled' ? toTimestamp(start - DAY_MS) : null,
    finished_at: from(0, start + 10 * MINUTE_MS),
    confirmed_at: from(1, start + 20 * MINUTE_MS),
    paid_at: from(2, start + 30 * MINUTE_MS),
    paid_by: reached >= 2 ? 'card' : null,
    shipped_at: from(3, shipped),
    cancel_reason: past.cancelReason,
    parcel_carrier: past.parcel?.carrier,
    parcel_number: past.parcel?.number,
    ...(reached >= 2 && {
      deliver_zip: address?.zip,
      deliver_address: address?.address,
      deliver_apartment: address?.apartment,
    }),
  };
}

const PAST_COLUMNS = `patient_id int, doctor_id int, subject_id int, subject_words text, first_visit boolean,
  start_at timestamptz, created_at timestamptz, cancelled_at timestamptz, finished_at timestamptz,
  confirmed_at timestamptz, paid_at timestamptz, paid_by text, shipped_at timestamptz, deliver_zip text, deliver_address text,
  deliver_apartment text, cancel_reason text, parcel_carrier text, parcel_number text`;

async function seedInsurance(tx: Queries, patientId: number, cards: { front: string; back: string }, told: Instant) {
  const mediaType = 'image/webp';
  // In the database, because every file store falls back to it.
  const put = async (questionKey: string, base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    return { questionKey, fileKey: await databaseFiles(tx).put({ bytes, mediaType }), mediaType };
  };
  const images = [await put('insurance_back', cards.back), await put('insurance_front', cards.front)];
  await listImages(tx, patientId, images, told);
}

async function seedPatient(tx: Queries, patient: PatientSeed, today: Instant): Promise<void> {
  const { id } = only(
    await tx.query<{ id: number }>(
      `insert into patients (line_sub, display_name, insurance_on_file, copay_percent)
       values ($1, $2, $3, $4) returning id`,
      [await previewSub(patient.name), patient.displayName, patient.insurance !== null, patient.copayPercent],
    ),
  );
  if (patient.address)
    await insert(tx, 'addresses', 'patient_id int, zip text, address text, apartment text, preset boolean', [
      { ...patient.address, patient_id: id, preset: true },
    ]);
  const past = patient.reservations.map((row) => pastRow(row, id, patient, today));
  await insert(tx, 'reservations', PAST_COLUMNS, past);
  // Insurance images and answers are stored as if by the questionnaire of the first visit.
  const told = today - Math.max(0, ...patient.reservations.map(({ daysAgo }) => daysAgo + 2)) * DAY_MS;
  if (patient.insurance) await seedInsurance(tx, id, patient.insurance, told);
  for (const [question, values] of Object.entries(patient.answers))
    await tx.query(
      `insert into profile_answers (patient_id, question_id, answer_values, updated_at)
       values ($1, $2, $3, $4)`,
      [id, Number(question), values, toTimestamp(told)],
    );
}

const modeOf = (preview: boolean) => (preview ? 'preview' : 'clinic');

/** Throws on a database of the other mode: a preview shows its data to everybody and can empty it. */
async function isSeeded(tx: Queries, preview: boolean): Promise<boolean> {
  const [seededAs] = await tx.query<{ value: string }>(`select value from clinic_state where name = 'seeded'`);
  if (!seededAs) return false;
  if (seededAs.value === modeOf(preview)) return true;
  throw new Error(
    preview
      ? 'its database holds the data of a real clinic, where preview mode must not run; set LINE_CHANNEL_ID, or name another DATABASE_URL or CLINIC_DATA.'
      : 'its database was made by preview mode, and LINE_CHANNEL_ID is set; name another DATABASE_URL or CLINIC_DATA.',
  );
}

async function seed(tx: Queries, now: Instant, preview: boolean): Promise<void> {
  const today = toJstDate(now);
  await insert(tx, 'subjects', 'id int, name text', subjects);
  await seedQuestionnaires(tx);
  if (preview) {
    await seedDoctors(tx);
    for (const patient of patients) await seedPatient(tx, patient, startOfJstDate(today));
  }
  await addDays(tx, today, preview);
  await tx.query(`insert into clinic_state (name, value) values ('seeded', to_jsonb($1::text))`, [modeOf(preview)]);
}

/**
 * Seeds an empty clinic, always with the same data; it gets doctors and patients only in preview mode. Throws, with a
 * sentence, when the database was seeded in the other mode.
 */
export async function seedWhenEmpty(db: Db, now: Instant, preview: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.seed]);
    if (!(await isSeeded(tx, preview))) await seed(tx, now, preview);
    // A real clinic's bills and prescriptions are staff's alone (§papers-by-staff).
    if (preview) await catchUp(tx);
  }, 'no limits');
}

/**
 * Empties the preview's clinic and seeds it again, with the same ids. The clock, the signing key and the sessions stay,
 * so that open pages keep working.
 */
export async function resetClinic(db: Db, now: Instant): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.seed]);
    await isSeeded(tx, true);
    await tx.script(
      `truncate patients, doctors, subjects, questionnaires, questions, timetable_days, files, payment_notices, bank_notices,
         unapplied_payments, audit_lines restart identity cascade;
       alter sequence bank_account_serials restart;
       delete from clinic_state where name = 'seeded';`,
    );
    await seed(tx, now, true);
    await catchUp(tx);
  });
}
