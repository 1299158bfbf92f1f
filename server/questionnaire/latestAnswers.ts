import type { WireQuestion } from '../../src/api/contract';
import type { Queries } from '../db/db';
import { questionsOf } from './questionnaires';

interface LatestAnswer {
  question_id: number;
  answer_values: string[];
}

/** Returns the latest answer to each question (§person-asked-once). If the answer is an image, `answer_values` is empty. */
const latestAnswers = (db: Queries, patientId: number): Promise<LatestAnswer[]> =>
  db.query<LatestAnswer>(
    `select distinct on (question_id) question_id, answer_values from (
       select question_id, answer_values, created_at as answered_at, sheet_id as turn
       from answers join answer_sheets on id = sheet_id where patient_id = $1
       union all
       select question_key::int, '{}', created_at, sheet_id
       from answer_images join answer_sheets on id = sheet_id where patient_id = $1 and question_key ~ '^[1-9][0-9]{0,8}$'
       union all
       select question_id, answer_values, updated_at, 2147483647 from profile_answers where patient_id = $1
       union all
       select question.id, array[customer.value], updated_at, 0 from customers
       cross join lateral (values ('name', name), ('furigana', furigana), ('phone', phone),
         ('birthday', to_char(birthday, 'YYYY-MM-DD'))) as customer (format, value)
       join questions question on question.format = customer.format
       where patient_id = $1 and customer.value <> ''
     ) latest order by question_id, answered_at desc, turn desc`,
    [patientId],
  );

/** Returns the patient’s latest answers to the first-visit questions that all subjects share. */
export async function latestBasicAnswersOf(db: Queries, patientId: number) {
  const latest = new Map((await latestAnswers(db, patientId)).map((row) => [row.question_id, row.answer_values]));
  const questions = await questionsOf(db, null, 'initial');
  return questions.flatMap((question) => {
    const values = latest.get(question.question_id);
    return values ? [{ ...question, answer_text: values.join(',') } satisfies WireQuestion] : [];
  });
}

export async function prefillFormattedQuestions<Q extends WireQuestion & { question_id: number }>(
  db: Queries,
  patientId: number,
  questions: readonly Q[],
) {
  const latest = new Map((await latestAnswers(db, patientId)).map((row) => [row.question_id, row.answer_values]));
  return questions.map((question) => {
    const [value] = (question.format && latest.get(question.question_id)) || [];
    return value ? { ...question, answer_text: value } : question;
  });
}

/** The names that the patients gave the clinic, never LINE's names (§receipt-told-name). */
export async function namesOf(db: Queries, patientIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ patient_id: number; name: string }>(
    `with name_questions as (select id from questions where format = 'name')
     select distinct on (patient_id) patient_id, name from (
       select patient_id, answer_values[1] as name, created_at as answered_at, sheet_id as turn
       from answers join answer_sheets on id = sheet_id
       where patient_id = any($1::int[]) and question_id in (select id from name_questions)
       union all
       select patient_id, answer_values[1], updated_at, 2147483647 from profile_answers
       where patient_id = any($1::int[]) and question_id in (select id from name_questions)
       union all
       select patient_id, name, updated_at, 0 from customers where patient_id = any($1::int[])
     ) names where name <> '' order by patient_id, answered_at desc, turn desc`,
    [patientIds],
  );
  return new Map(rows.map(({ patient_id, name }) => [patient_id, name]));
}

export const nameOf = async (db: Queries, patientId: number): Promise<string | null> =>
  (await namesOf(db, [patientId])).get(patientId) ?? null;
