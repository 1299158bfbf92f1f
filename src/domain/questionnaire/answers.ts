// All answers of a questionnaire, as typed and as sent.

import { answerToValues } from './basicInfo';
import { DATE_YEARS } from '../fields/date';
import { answerProblem, normalizeAnswer, type AnswerProblem, parseNumberText } from './answer';
import { restoreValues, type FormValues } from '../fields/formValues';
import { isAsked, fileOf, valuesOf, type Answer, type Answers, type Question, urgentQuestionOf } from './question';
import { isJstDate, type Instant } from '../calendar/jst';
import { isFilled } from '../fields/file';

/** The answers in the form shown after blur; choices that are offered no longer are dropped. */
export const normalizeAnswers = (questions: readonly Question[], given: Answers): Answers =>
  Object.fromEntries(
    questions.map((question) => {
      const answer = given[question.key] ?? null;
      return [
        question.key,
        question.type === 'image_upload' ? fileOf(answer) : normalizeAnswer(question, valuesOf(answer)),
      ];
    }),
  );

/**
 * Whether the answer given for a visit that the clinic called off stands in the form; never one about urgent symptoms,
 * which are asked anew (§answers-offered-again).
 */
export const isOfferedAgain = (question: Question): boolean =>
  Boolean(question.offeredAgain && question.answerText) && urgentQuestionOf([question]) === null;

/**
 * The answers before anything is typed: those the clinic knows of the person, or offers again; all others empty
 * (§person-asked-once, §answers-offered-again).
 */
export const knownAnswers = (questions: readonly Question[]): Answers =>
  normalizeAnswers(
    questions,
    Object.fromEntries(
      questions.map((question) => [
        question.key,
        question.format || isOfferedAgain(question) ? answerToValues(question) : [],
      ]),
    ),
  );

/** The answers of a draft, over those the clinic knows. */
export const restoreAnswers = (questions: readonly Question[], typed: FormValues): Answers =>
  normalizeAnswers(questions, restoreValues(knownAnswers(questions), typed));

/** The problem of each invalid answer, by question key (§follow-up-question). */
export const answerProblems = (
  questions: readonly Question[],
  answers: Answers,
  now: Instant,
): Record<string, AnswerProblem> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = isAsked(question, answers) ? answerProblem(question, answers[question.key], now) : null;
      return problem ? [[question.key, problem]] : [];
    }),
  );

/** Index of the first page with a missing or invalid answer; null when all may be sent (§answer-required). */
export function firstOpenPage(pages: readonly Question[][], answers: Answers, now: Instant): number | null {
  const index = pages.findIndex((page) => Object.keys(answerProblems(page, answers, now)).length > 0);
  return index === -1 ? null : index;
}

/**
 * Index of the page where a draft goes on: the first one not yet left by 次へ, at most the first one with a problem;
 * null when all are seen and may be sent (§resume-at-unseen).
 * @param open index of the first page with a problem
 */
export function firstUnseenPage(
  pages: readonly Question[][],
  seen: readonly string[],
  open: number | null,
): number | null {
  const index = pages.findIndex((page, at) => at === open || page.some(({ key }) => !seen.includes(key)));
  return index === -1 ? null : index;
}

/** How an answer other than plain text is displayed. */
interface Wording {
  /** `1961-04-05` */
  date: (date: string) => string;
  image: (image: Blob) => string;
}

/** An answer as display text for the check page (§answers-reviewed); empty when there is none. */
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
      const number = parseNumberText(values[0] ?? '', question);
      return number === null ? '' : `${number}${question.unit ?? ''}`;
    }
    case 'date': {
      const [date = ''] = values;
      return isJstDate(date) && (question.format === 'birthday' || DATE_YEARS.includes(Number(date.slice(0, 4))))
        ? wording.date(date)
        : '';
    }
    default:
      return normalizeAnswer(question, values).join('');
  }
}

/** Answers and images as sent, by question key (§answer-key). */
export interface SentAnswers {
  answers: Record<string, string[]>;
  images: Record<string, Blob>;
}

/**
 * The answers as sent (§answer-wire-form): normalized; without those that are empty, have a problem or are asked no
 * more (§follow-up-question).
 */
export function answersToSend(questions: readonly Question[], given: Answers, now: Instant): SentAnswers {
  const answers: Record<string, string[]> = {};
  const images: Record<string, Blob> = {};
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    const { key } = question;
    const image = fileOf(given[key]);
    if (question.type === 'image_upload' && isFilled(image)) images[key] = image;
    const values = normalizeAnswer(question, valuesOf(given[key]));
    if (values.length > 0 && answerProblem(question, values, now) === null) answers[key] = values;
  }
  return { answers, images };
}
