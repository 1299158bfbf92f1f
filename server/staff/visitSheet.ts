import { answerInWords, readAnswer } from '../../src/domain/questionnaire/answers';
import { toJstIso } from '../../src/domain/calendar/jst';
import { parcelOf } from '../messages/messageContent';
import { notFound } from '../ruleError';
import { firstRow, type Queries } from '../db/db';
import type { SignedLinks } from '../files/signedLinks';
import { imagesOf } from '../questionnaire/answerImages';
import { filesOf } from '../files/medicalFiles';
import { answeredQuestions, questionOf, type QuestionRow } from '../questionnaire/questionnaires';
import { latestBasicAnswersOf } from '../questionnaire/latestAnswers';
import { SELECT_VISITS, visitsOf, type VisitRow } from './visitRows';

interface QuestionAnswer {
  question: string;
  answer: string;
}

const toAnswer = (row: QuestionRow, values: string[]): QuestionAnswer => ({
  question: row.content,
  answer: answerInWords(questionOf(row), values, { date: (date) => date, image: () => '' }),
});

const isAnswered = ({ answer }: QuestionAnswer): boolean => answer !== '';

/**
 * Returns the answers given for the reservation.
 * If the reservation has no answers, returns the patient's latest answers for the same subject before the booking.
 */
async function answersFor(db: Queries, links: SignedLinks, row: VisitRow) {
  const [sheet] = await db.query<{ id: number; created_at: Date }>(
    `select s.id, s.created_at from answer_sheets s join reservations r on r.id = $1
     where s.patient_id = r.patient_id and s.subject_id = r.subject_id
       and (s.reservation_id = r.id or s.created_at <= r.created_at)
     order by s.reservation_id = r.id desc, s.created_at desc, s.id desc limit 1`,
    [row.id],
  );
  if (!sheet) return null;
  const questions = await answeredQuestions(db, sheet.id);
  return {
    at: toJstIso(sheet.created_at.getTime()),
    answers: questions.map(({ answer_values, ...question }) => toAnswer(question, answer_values)).filter(isAnswered),
    pictures: await imagesOf(db, links, sheet.id),
  };
}

async function informationOf(db: Queries, patientId: number): Promise<QuestionAnswer[]> {
  const rows = await latestBasicAnswersOf(db, patientId);
  return rows.map((row) => toAnswer(row, readAnswer(questionOf(row), row.answer_text))).filter(isAnswered);
}

interface DetailsRow {
  agreed_version: string | null;
  agreed_at: Date | null;
  amount: number | null;
  email: string | null;
  phone: string | null;
  zip: string | null;
  address: string | null;
  apartment: string | null;
  cancel_reason: string | null;
  parcel_carrier: string | null;
  parcel_number: string | null;
}

async function detailsOf(db: Queries, id: number) {
  const [row] = await db.query<DetailsRow>(
    `select agreed_version, agreed_at, cancel_reason, parcel_carrier, parcel_number, grand_total_yen as amount, email, phone,
       coalesce(r.deliver_zip, bill.deliver_zip, main.zip) as zip,
       coalesce(r.deliver_address, bill.deliver_address, main.address) as address,
       coalesce(r.deliver_apartment, bill.deliver_apartment, main.apartment) as apartment
     from reservations r left join bills bill on bill.reservation_id = r.id
     left join customers on customers.patient_id = r.patient_id
     left join addresses main on main.patient_id = r.patient_id and main.preset
     where r.id = $1`,
    [id],
  );
  if (!row) throw notFound('予約');
  const { agreed_version, agreed_at, amount, email, phone, zip, address, apartment, cancel_reason } = row;
  return {
    consents: agreed_version && agreed_at && { version: agreed_version, at: toJstIso(agreed_at.getTime()) },
    amount,
    contact: { email: email || null, phone: phone || null },
    deliver: zip === null ? null : { zip, address, apartment },
    cancel_reason,
    parcel: parcelOf(row.parcel_carrier, row.parcel_number),
  };
}

async function earlierVisits(db: Queries, row: VisitRow, now: number) {
  const rows = await db.query<VisitRow>(
    `${SELECT_VISITS} where r.patient_id = $1 and r.id <> $2 and start_at < $3 order by start_at desc, r.id desc`,
    [row.patient_id, row.id, row.start_at],
  );
  const medicines = await db.query<{ reservation_id: number; title: string; dosage: string; days: number }>(
    `select reservation_id, title, dosage, days from prescription_items
     where reservation_id = any($1::int[]) order by reservation_id, position`,
    [rows.map(({ id }) => id)],
  );
  return (await visitsOf(db, rows, now)).map(({ id, start_time, doctor, subject, visit, state }) => ({
    id,
    start_time,
    doctor,
    subject,
    visit,
    state,
    medicines: medicines
      .filter(({ reservation_id }) => reservation_id === id)
      .map(({ reservation_id: _id, ...medicine }) => medicine),
  }));
}

/** Returns everything that staff see about a visit (§visit-shown). */
export async function visitSheet(db: Queries, links: SignedLinks, id: number, now: number) {
  const [row] = await db.query<VisitRow>(`${SELECT_VISITS} where r.id = $1`, [id]);
  if (!row) throw notFound('予約');
  return {
    ...firstRow(await visitsOf(db, [row], now)),
    ...(await detailsOf(db, id)),
    questionnaire: await answersFor(db, links, row),
    information: await informationOf(db, row.patient_id),
    files: (await filesOf(db, links, row.patient_id)).map(({ title, file_url }) => ({ title, file_url })),
    earlier: await earlierVisits(db, row, now),
  };
}

export type VisitSheet = Awaited<ReturnType<typeof visitSheet>>;
