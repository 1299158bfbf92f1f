import * as v from 'valibot';
import { answerTextField } from '../../domain/questionnaire/types/words';
import { declare } from './call';
import { Id, ListReply, Text } from './wireFormats';
import { toQuestion, WireQuestion } from './questionnaire';

/**
 * The question type decides the format of `answerText`: a text, digits, `YYYY-MM-DD` or choice ids.
 * Commas separate choice ids. For a picture, `answerText` is null.
 */
const AnsweredQuestion = v.pipe(
  WireQuestion,
  v.transform((wire) => ({ ...toQuestion(wire), id: wire.id, questionId: wire.question_id ?? wire.id })),
);
export type AnsweredQuestion = v.InferOutput<typeof AnsweredQuestion>;
const AnsweredQuestions = ListReply(AnsweredQuestion);

export const listAnswers = declare('GET /users', { reply: AnsweredQuestions });

export const AnswerUpdates = v.object({
  answers: v.pipe(
    v.array(v.object({ id: Id, question_id: Id, answer_text: answerTextField.schema })),
    v.maxLength(200),
  ),
});
export type AnswerUpdates = v.InferOutput<typeof AnswerUpdates>;

export const updateAnswers = declare('PUT /users/1', {
  multipart: v.object({ payload: Text, access_token: Text }),
  reply: AnsweredQuestions,
});
