import { toJstDate } from '../../src/domain/calendar/jst';
import type { Queries } from '../db/db';
import { ruleBroken } from '../ruleError';
import { indentFollowingLines } from './printed';

interface Caution {
  at: Date;
  question: string;
  answer: string;
}

/** Returns the patient's choices marked `caution`, and the answers to the follow-up questions. */
const cautionsOf = (tx: Queries, reservationId: number): Promise<Caution[]> =>
  tx.query<Caution>(
    `with patient_answers as (
       select sheet_id, question_id, answer_values, created_at as at from answers join answer_sheets on id = sheet_id
       where patient_id = (select patient_id from reservations where id = $1)
       union all
       select 0, question_id, answer_values, updated_at from profile_answers
       where patient_id = (select patient_id from reservations where id = $1)
     ), chosen as (
       select sheet_id, patient_answers.question_id, at, string_agg(choice_text, '、' order by position) as answer
       from patient_answers join choices choice on choice.question_id = patient_answers.question_id
         and caution and choice.id::text = any(answer_values)
       group by sheet_id, patient_answers.question_id, at
     ), follow_ups as (
       select sheet_id, question_id, at, answer_values[1] as answer from patient_answers join questions asked on asked.id = question_id
       where follows_question_id in (select question_id from choices where caution) and answer_values[1] <> ''
         and (sheet_id = 0 or exists (
           select 1 from chosen where chosen.sheet_id = patient_answers.sheet_id and chosen.question_id = follows_question_id))
     )
     select max(at) as at, content as question, answer
     from (select * from chosen union all select * from follow_ups) caution
     join questions on id = question_id group by id, answer order by max(at) desc, id`,
    [reservationId],
  );

/** If answers of the patient may rule out a medicine, throws a 422 that lists these answers (§prescription-warned). */
export async function refuseUncheckedCautions(tx: Queries, reservationId: number): Promise<void> {
  const rows = await cautionsOf(tx, reservationId);
  if (rows.length === 0) return;
  const lines = rows.map(({ at, question, answer }) =>
    indentFollowingLines(`  ${toJstDate(at.getTime())}  ${question}: ${answer}`),
  );
  throw ruleBroken(
    'caution',
    [
      'The bill is not confirmed yet, and nothing is prescribed. This patient has answered:',
      ...lines,
      `Check the medicines against these answers. Then run: npm run clinic -- confirm ${reservationId} FILE --confirmed-by NAME (the person who checked)`,
    ].join('\n'),
  );
}
