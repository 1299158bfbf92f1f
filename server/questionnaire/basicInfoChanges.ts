import type { AnswerUpdates } from '../../src/api/contract';
import { readAnswer } from '../../src/domain/questionnaire/answers';
import { askedLines, editableLines, lineKey } from '../../src/domain/questionnaire/basicInfo';
import type { Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Db } from '../db/db';
import { ruleBroken } from '../ruleError';
import type { Patient } from '../http/context';
import { lockPatient } from '../http/lockPatient';
import { checkAnswers } from './checkAnswers';
import { latestBasicAnswersOf } from './latestAnswers';
import { questionOf } from './questionnaires';

/** Ignores pictures, unasked follow-ups and answers to fixed questions (§info-fixed-questions). */
export const storeBasicInfoAnswers = (db: Db, patient: Patient, { answers }: AnswerUpdates, now: Instant) =>
  db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    const answeredQuestions = await latestBasicAnswersOf(tx, patient.id);
    const newTexts = new Map(answers.map((answer) => [answer.question_id, answer.answer_text]));
    if ([...newTexts.keys()].some((id) => !answeredQuestions.some((question) => question.question_id === id)))
      throw ruleBroken(
        'question_unknown',
        'ご回答いただいていない質問が含まれています。画面を読み込み直して、もう一度お試しください。',
      );
    const lines = editableLines(
      answeredQuestions.map((row) => ({ ...questionOf(row), id: row.id, questionId: row.question_id })),
    );
    const changes = lines.flatMap((line): [string, string[]][] => {
      const text = newTexts.get(line.questionId);
      return text === undefined ? [] : [[lineKey(line), readAnswer(line, text)]];
    });
    const askedIds = askedLines(lines, Object.fromEntries(changes)).map(({ questionId }) => questionId);
    const changedQuestions = answeredQuestions
      .filter(({ question_id }) => newTexts.has(question_id) && askedIds.includes(question_id))
      // Without `follows`, `checkAnswers` accepts a follow-up answer even if its parent answer is not sent.
      .map((row) => ({ ...row, follows: null }));
    const values = changedQuestions.map(({ question_id }): [string, string[]] => [
      String(question_id),
      [newTexts.get(question_id) ?? ''],
    ]);
    const checkedAnswers = checkAnswers(changedQuestions, { answers: Object.fromEntries(values), images: {} }, now);
    for (const { question_id } of changedQuestions)
      await tx.query(
        `insert into profile_answers (patient_id, question_id, answer_values, updated_at)
         values ($1, $2, $3, $4)
         on conflict (patient_id, question_id) do update
         set answer_values = excluded.answer_values, updated_at = excluded.updated_at`,
        [patient.id, question_id, checkedAnswers.get(question_id) ?? [], toTimestamp(now)],
      );
    return latestBasicAnswersOf(tx, patient.id);
  });
