/** The kinds of question a questionnaire can hold (spec §3). */
export const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'text',
  'sentence',
  'number',
  'date',
  'image_upload',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export interface Choice {
  id: number;
  text: string;
}

/** A question as the app uses it, whichever of the contract's spellings it arrived in. */
export interface Question {
  /** The id answers are keyed by: `question_id ?? id` (api.md). */
  key: string;
  text: string;
  /** `unknown` = a type this app does not know; it is asked as free text so that nobody is stuck. */
  type: QuestionType | 'unknown';
  required: boolean;
  choices: Choice[];
  /** A line of help under the question. */
  hint: string | null;
  /** Unit behind a number, e.g. `mmHg`. */
  unit: string | null;
  /** An answer already on file. */
  answerText: string | null;
}

/** True for a type this app has a field for. */
export const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.some((known) => known === type);
