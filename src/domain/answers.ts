import { DATE_YEARS } from './dateQuestion';
import {
  answerProblem,
  fileOf,
  normalizeAnswer,
  parseNumberText,
  valuesOf,
  type Answer,
  type AnswerProblem,
  type Answers,
} from './questionnaire';
import type { Question } from './question';
import { isJstDate } from './jst';

/** The answers as sent (api.md): half-width numbers, trimmed text, empty answers omitted. */
export function answersToSend(questions: readonly Question[], given: Answers) {
  const answers: Record<string, string[]> = {};
  const images: Record<string, Blob> = {};
  for (const question of questions) {
    const { key, type } = question;
    const image = fileOf(given[key]);
    if (type === 'image_upload') {
      if (image !== null) images[key] = image;
      continue;
    }
    const values = valuesOf(given[key])
      .map((value) => (type === 'number' ? (parseNumberText(value) ?? '') : normalizeAnswer(question, value)))
      .filter((value) => value !== '' && (type !== 'date' || isJstDate(value)));
    if (values.length > 0) answers[key] = values;
  }
  return { answers, images };
}

/** The answers before anything is typed: those the clinic knows already (E17), all others empty. */
export const knownAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(
    questions.map(({ key, type, format, answerText }) => {
      if (type === 'image_upload') return [key, null];
      return [key, format !== null && answerText ? [answerText] : []];
    }),
  );

/** The problem of each invalid answer, by question key. */
export const answerProblems = (questions: readonly Question[], answers: Answers): Record<string, AnswerProblem> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = answerProblem(question, answers[question.key]);
      return problem ? [[question.key, problem]] : [];
    }),
  );

/** Index of the first page with a missing or invalid answer; null when all may be sent. */
export function firstOpenPage(pages: readonly Question[][], answers: Answers): number | null {
  const index = pages.findIndex((page) => Object.keys(answerProblems(page, answers)).length > 0);
  return index === -1 ? null : index;
}

/** How an answer other than plain text is displayed. */
interface Wording {
  /** `1961-04-05` */
  date: (date: string) => string;
  image: (image: Blob) => string;
}

/** An answer as display text for the check page (E3); empty when there is none. */
export function answerInWords(question: Question, answer: Answer | undefined, wording: Wording): string {
  const values = valuesOf(answer);
  switch (question.type) {
    case 'image_upload': {
      const image = fileOf(answer);
      return image === null ? '' : wording.image(image);
    }
    case 'single_choice':
    case 'multiple_choice':
      return question.choices
        .filter((choice) => values.includes(String(choice.id)))
        .map((choice) => choice.text)
        .join('、');
    case 'number': {
      const number = parseNumberText(values[0] ?? '');
      return number === null ? '' : `${number}${question.unit ?? ''}`;
    }
    case 'date': {
      const [date = ''] = values;
      return isJstDate(date) && DATE_YEARS.includes(Number(date.slice(0, 4))) ? wording.date(date) : '';
    }
    default:
      return normalizeAnswer(question, values[0] ?? '');
  }
}
