import * as v from 'valibot';
import { ANSWER_FORMATS, questionType, type Question } from '../../domain/questionnaire/question';
import { declare } from './call';
import { Agreed, BOOKING_EXTRAS, BookingReply, ForShift } from './booking';
import {
  ById,
  Flag,
  NonEmptyText,
  IdText,
  IdTexts,
  optionalObject,
  ReadId,
  ReadIdOrNone,
  ReadText,
  Rows,
  Text,
  TextOrNone,
  requireAnyOf,
} from './wireFormats';

export const WireQuestion = v.pipe(
  v.object({
    id: ReadId,
    content: v.nullish(TextOrNone),
    question_content: v.nullish(TextOrNone),
    question_type: ReadText,
    required: Flag,
    choices: Rows(v.object({ id: ReadId, choice_text: NonEmptyText, urgent: v.optional(Flag, false) })),
    questionnaire_id: v.nullish(ReadIdOrNone),
    question_id: v.nullish(ReadIdOrNone),
    answer_text: v.nullish(TextOrNone),
    hint: v.nullish(TextOrNone),
    unit: v.nullish(TextOrNone),
    follows: v.nullish(optionalObject(v.object({ question_id: ReadId, choice_ids: v.array(ReadId) }), null)),
    format: v.nullish(v.fallback(v.nullable(v.picklist(ANSWER_FORMATS)), null)),
  }),
  v.check((question) => Boolean(question.content ?? question.question_content), 'a question without a text'),
  v.transform((question) => ({ ...question, choices: question.choices.rows })),
);
type ReadQuestion = v.InferOutput<typeof WireQuestion>;

function splitAnswer(text: string): string[] {
  try {
    return [JSON.parse(text) as unknown].flat().map(String);
  } catch {
    return text.split(',');
  }
}

/** A host may send choices as ids, texts or JSON; the result is ids joined by commas. */
function answerTextOf({ answer_text, choices }: ReadQuestion): string | null {
  if (!answer_text || choices.length === 0) return answer_text ?? null;
  const isOneChoice = choices.some((choice) => choice.choice_text === answer_text);
  const idOf = (word: string) => choices.find((choice) => choice.choice_text === word.trim())?.id ?? word.trim();
  return (isOneChoice ? [answer_text] : splitAnswer(answer_text)).map(idOf).join(',');
}

export const toQuestion = (wire: ReadQuestion): Question => ({
  key: String(wire.question_id ?? wire.id),
  text: wire.content ?? wire.question_content ?? '',
  type: questionType(wire.question_type),
  required: wire.required,
  choices: wire.choices.map((choice) => ({ id: choice.id, text: choice.choice_text, urgent: choice.urgent })),
  hint: wire.hint ?? null,
  unit: wire.unit ?? null,
  format: wire.format ?? null,
  follows: wire.follows
    ? { key: String(wire.follows.question_id), choiceIds: wire.follows.choice_ids.map(String) }
    : null,
  answerText: answerTextOf(wire),
});
export type WireQuestion = v.InferInput<typeof WireQuestion>;
const Questions = Rows(v.pipe(WireQuestion, v.transform(toQuestion)));

export const getDiagnose = declare('GET /reservations/diagnose', {
  query: ForShift,
  reply: requireAnyOf(
    ['common_questionnaire', 'specific_questionnaires'],
    v.pipe(
      v.object({ common_questionnaire: Questions, specific_questionnaires: Questions }),
      v.transform(({ common_questionnaire: common, specific_questionnaires: specific }) => ({
        common_questionnaire: common.rows,
        specific_questionnaires: specific.rows,
        lost: common.lost + specific.lost,
      })),
    ),
  ),
});

export const getRediagnose = declare('GET /reservations/rediagnose', {
  query: ForShift,
  reply: requireAnyOf(
    ['questions'],
    v.pipe(
      v.object({ questions: Questions, has_reservation: Flag }),
      v.transform(({ questions: { rows, lost }, has_reservation }) => ({ questions: rows, has_reservation, lost })),
    ),
  ),
});

const Answers = v.record(Text, v.pipe(v.array(Text), v.maxLength(60)));
const Images = v.record(Text, v.instance(Blob));

export const createThroughDiagnose = declare('POST /reservations/create_through_diagnose/:id', {
  params: ById,
  query: v.object({ 'shift_ids[]': IdTexts, subject_id: IdText }),
  multipart: v.object({ answers: Answers, images: Images, subject_id: Text, agreed: Agreed }),
  reply: BookingReply,
  needsIdempotencyKey: true,
  extras: BOOKING_EXTRAS,
});

/** For example `shift_ids[]=1&shift_ids[]=2` (§repeat-ids-in-path). */
const ShiftIdsSegment = v.pipe(
  Text,
  v.regex(/^shift_ids\[\]=\d+(&shift_ids\[\]=\d+)*$/),
  v.transform((segment) => new URLSearchParams(segment).getAll('shift_ids[]')),
  IdTexts,
);

export const createThroughRediagnose = declare('POST /reservations/create_through_rediagnose/:shiftIds', {
  params: v.object({ shiftIds: ShiftIdsSegment }),
  query: v.object({ subject_id: IdText }),
  multipart: v.object({ answers: Answers, images: Images, questionnaire_id: v.literal('1'), agreed: Agreed }),
  reply: BookingReply,
  needsIdempotencyKey: true,
  extras: BOOKING_EXTRAS,
});

export const QUESTIONNAIRE_ID = '1';
