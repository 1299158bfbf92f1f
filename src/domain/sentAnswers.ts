import { answerProblem, normalizeAnswer } from './fields/answer';
import { isFilled } from './fields/file';
import { isAsked } from './followUpQuestion';
import type { Instant } from './jst';
import { fileOf, valuesOf, type Answers, type Question } from './question';

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
