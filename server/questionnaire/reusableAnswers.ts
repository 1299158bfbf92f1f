import type { WireQuestion } from '../../src/api/contract';
import { DAY_MS, type Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Queries } from '../db/db';
import type { QuestionRow } from './questionnaires';

/** Answers can be reused for another booking of the same subject for this long (§answers-thirty-days). */
export const REUSABLE_ANSWER_DAYS = 30;

/**
 * Whether the patient's answers for the subject are on file and less than 30 days old (§short-booking).
 */
export async function answersAreFresh(db: Queries, patientId: number, subjectId: number, now: Instant) {
  const rows = await db.query(
    'select 1 from answer_sheets where patient_id = $1 and subject_id = $2 and created_at > $3 limit 1',
    [patientId, subjectId, toTimestamp(now - REUSABLE_ANSWER_DAYS * DAY_MS)],
  );
  return rows.length > 0;
}

/**
 * The questions with the answers to the subject's latest questionnaire, if the clinic called its visit off and the
 * patient has seen no doctor since (§answers-offered-again). Urgent symptoms are asked anew.
 */
export async function withCalledOffAnswers(
  db: Queries,
  { patientId, subjectId, now }: { patientId: number; subjectId: number; now: Instant },
  questions: readonly QuestionRow[],
) {
  const rows = await db.query<{ question_id: number; answer_values: string[] }>(
    `with latest as (
       select id, reservation_id, created_at from answer_sheets
       where patient_id = $1 and subject_id = $2 order by created_at desc, id desc limit 1
     )
     select question_id, answer_values from latest join answers on sheet_id = latest.id
     join reservations off on off.id = reservation_id
     where latest.created_at > $3 and (off.cancel_reason is not null or off.rebook_at is not null)
       and not exists (select 1 from reservations seen where seen.patient_id = $1
         and seen.finished_at > latest.created_at)`,
    [patientId, subjectId, toTimestamp(now - REUSABLE_ANSWER_DAYS * DAY_MS)],
  );
  const given = new Map(rows.map((row) => [row.question_id, row.answer_values]));
  return questions.map((question) => {
    const values = given.get(question.question_id);
    if (!values || question.choices.some(({ urgent }) => urgent)) return question;
    return { ...question, answer_text: values.join(','), offered_again: true } satisfies WireQuestion;
  });
}
