import { questionnaire } from '../../copy/questionnaire';
import type { AnswerProblem } from '../../domain/questionnaire';

/** What to tell the patient about an answer that cannot be sent; null when there is nothing. */
export const problemWords = (problem: AnswerProblem | null | undefined): string | null =>
  problem ? questionnaire.problems[problem] : null;
