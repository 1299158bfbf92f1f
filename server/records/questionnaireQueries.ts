import { INSURANCE_IMAGE_KEYS, type WireQuestion } from '../../src/api/contract';
import { isQuestionType, type AnswerFormat, type Question } from '../../src/domain/question';
import { answerMax, answerProblem, normalizeAnswer, type AnswerProblem } from '../../src/domain/fields/answer';
import type { Instant } from '../../src/domain/jst';
import { ruleBroken, underAge } from '../http/clinicError';
import type { Queries } from '../db/db';

export type VisitKind = 'initial' | 'repeat';

interface Row {
  id: number;
  content: string;
  question_type: string;
  required: boolean;
  choices: { id: number; choice_text: string; urgent: boolean }[];
  questionnaire_id: number;
  question_id: number;
  hint: string | null;
  unit: string | null;
  format: AnswerFormat | null;
  follows: { question_id: number; choice_ids: number[] } | null;
}

/** The questions of one questionnaire in wire format. `subjectId` null: the one common to all subjects. */
export const questionsOf = (db: Queries, subjectId: number | null, kind: VisitKind): Promise<Row[]> =>
  db.query<Row>(
    `select question.id, content, question_type, required, questionnaire_id, question.id as question_id, hint, unit, format,
       case when follows_question_id is not null
         then json_build_object('question_id', follows_question_id, 'choice_ids', follows_choice_ids) end as follows,
       coalesce((select json_agg(json_build_object('id', choice.id, 'choice_text', choice_text, 'urgent', urgent) order by choice.position)
                 from choices choice where choice.question_id = question.id), '[]') as choices
     from questionnaires sheet
     join questionnaire_questions place on questionnaire_id = sheet.id
     join questions question on question.id = place.question_id
     where sheet.subject_id is not distinct from $1 and kind = $2
     order by sheet.id, place.position`,
    [subjectId, kind],
  ) satisfies Promise<WireQuestion[]>;

/** Questions for a first visit: the common ones, then the subject's own. */
export async function initialQuestions(db: Queries, subjectId: number): Promise<Row[]> {
  return [...(await questionsOf(db, null, 'initial')), ...(await questionsOf(db, subjectId, 'initial'))];
}

/** Questions for a repeat visit: the subject's own, or the common ones if it has none. */
export async function repeatQuestions(db: Queries, subjectId: number): Promise<Row[]> {
  const own = await questionsOf(db, subjectId, 'repeat');
  return own.length > 0 ? own : questionsOf(db, null, 'repeat');
}

const toQuestion = (row: Row): Question => ({
  key: String(row.question_id),
  text: row.content,
  type: isQuestionType(row.question_type) ? row.question_type : 'unknown',
  required: row.required,
  choices: row.choices.map((choice) => ({ id: choice.id, text: choice.choice_text })),
  hint: row.hint,
  unit: row.unit,
  format: row.format,
  answerText: null,
});

/** Answers and images as the patient sent them, by question key. */
export interface Given {
  answers: Record<string, string[]>;
  images: Record<string, Blob>;
}

/** Keys of the images that a visit asks for; those of the insurance may come with any. */
export async function askedImages(db: Queries, kind: VisitKind, subjectId: number): Promise<Set<string>> {
  const rows = kind === 'initial' ? await initialQuestions(db, subjectId) : await repeatQuestions(db, subjectId);
  const asked = rows.filter((row) => row.question_type === 'image_upload').map((row) => String(row.question_id));
  return new Set([...asked, ...INSURANCE_IMAGE_KEYS]);
}

const PROBLEMS: Record<Exclude<AnswerProblem, 'long' | 'underAge'>, string> = {
  missing: '必須の質問です。回答してください。',
  choice: '選択肢から選んでください。',
  number: '半角の数字で入力してください。',
  date: '正しい日付を選んでください。',
  phone: '電話番号を数字で入力してください。',
  furigana: 'カタカナで入力してください。',
};

function refusal(question: Question, problem: AnswerProblem) {
  if (problem === 'underAge') return underAge(question.text);
  const sentence = problem === 'long' ? `${answerMax(question)}文字以内で入力してください。` : PROBLEMS[problem];
  const code = problem === 'missing' ? 'answer_missing' : 'answer_invalid';
  return ruleBroken(code, `「${question.text}」：${sentence}`);
}

/**
 * Returns the valid answers by question id and drops answers to questions that weren't asked. Throws a 422 naming the
 * first question whose answer is missing or invalid (§answer-checked-by-clinic).
 */
export function checkAnswers(rows: readonly Row[], given: Given, now: Instant): Map<number, string[]> {
  const kept = new Map<number, string[]>();
  for (const row of rows) {
    const question = toQuestion(row);
    const sent = question.type === 'image_upload' ? given.images : given.answers;
    const problem = answerProblem(question, sent[question.key], now);
    if (problem) throw refusal(question, problem);
    const values = normalizeAnswer(question, given.answers[question.key] ?? []);
    if (values.length > 0) kept.set(row.question_id, values);
  }
  return kept;
}
