import { answerMax, answerProblem, normalizeAnswer, readAnswer } from '../../src/domain/questionnaire/answers';
import { PHONE_DIGITS } from '../../src/domain/fields/text';
import {
  isAsked,
  type Answer,
  type AnswerProblem,
  type Question,
  valuesOf,
} from '../../src/domain/questionnaire/question';
import type { Instant } from '../../src/domain/calendar/jst';
import { ruleBroken, underAge } from '../ruleError';
import { questionOf, type QuestionRow } from './questionnaires';

export interface SubmittedAnswers {
  answers: Record<string, string[]>;
  images: Record<string, Blob>;
}

const PROBLEMS: Record<Exclude<AnswerProblem, 'long' | 'underAge'>, string> = {
  missing: '必須の質問です。回答してください。',
  choice: '選択肢から選んでください。',
  number: '半角の数字で入力してください。',
  date: '正しい日付を選んでください。',
  phone: `電話番号を数字で入力してください（携帯電話は${PHONE_DIGITS.mobile}桁、固定電話は${PHONE_DIGITS.fixed}桁）。`,
  furigana: 'カタカナで入力してください。',
};

function refusal(question: Question, problem: AnswerProblem) {
  if (problem === 'underAge') return underAge(question.text);
  const sentence = problem === 'long' ? `${answerMax(question)}文字以内で入力してください。` : PROBLEMS[problem];
  const code = problem === 'missing' ? 'answer_missing' : 'answer_invalid';
  return ruleBroken(code, `「${question.text}」：${sentence}`);
}

const MAX_ID_DIGITS = 12;

/** Reads one answer. The answer may arrive as several texts (§answer-wire-form). */
function answerOf(question: Question, { answers, images }: SubmittedAnswers): Answer {
  const parts = answers[question.key] ?? [];
  const { choices } = question;
  if (choices.length > 0 && parts.join().length > choices.length * MAX_ID_DIGITS) throw refusal(question, 'choice');
  return images[question.key] ?? parts.flatMap((part) => readAnswer(question, part));
}

/** Ignores answers to follow-up questions that the app did not ask (§follow-up-question). */
export function checkAnswers(
  rows: readonly QuestionRow[],
  submitted: SubmittedAnswers,
  now: Instant,
): Map<number, string[]> {
  const questions = rows.map((row) => ({ id: row.question_id, question: questionOf(row) }));
  const answers = Object.fromEntries(questions.map(({ question }) => [question.key, answerOf(question, submitted)]));
  const acceptedAnswers = new Map<number, string[]>();
  for (const { id, question } of questions) {
    if (!isAsked(question, answers)) continue;
    const problem = answerProblem(question, answers[question.key], now);
    if (problem) throw refusal(question, problem);
    const values = valuesOf(normalizeAnswer(question, answers[question.key]));
    if (values.length > 0) acceptedAnswers.set(id, values);
  }
  return acceptedAnswers;
}
