import type { AnswerFormat, QuestionType } from '../../src/domain/questionnaire/question';

interface Choice {
  text: string;
  /** The choice is a symptom. A patient who has it must get help before the visit. */
  urgent?: true;
  /** The choice may rule out a medicine, so staff check it before they prescribe. */
  caution?: true;
}

export interface QuestionSeed {
  /** Unique across all questionnaires. Two questionnaires with the same question must use the same object. */
  id: number;
  text: string;
  type: Exclude<QuestionType, 'unknown'>;
  required: boolean;
  choices?: (Choice & { id: number })[];
  hint?: string;
  unit?: string;
  format?: AnswerFormat;
  /** The question is asked only if the answer to the earlier question `questionId` contains one of `choiceIds`. */
  follows?: { questionId: number; choiceIds: number[] };
}

export const urgent = (text: string): Choice => ({ text, urgent: true });
export const caution = (text: string): Choice => ({ text, caution: true });

/** A choice's id depends on its position. Stored answers contain the ids, so add new choices only at the end. */
const choiceQuestion =
  (type: 'single_choice' | 'multiple_choice') =>
  (id: number, text: string, choices: (string | Choice)[], extra: { hint?: string } = {}): QuestionSeed => ({
    id,
    text,
    type,
    required: true,
    choices: choices.map((choice, index) => ({
      id: id * 1000 + index + 1,
      ...(typeof choice === 'string' ? { text: choice } : choice),
    })),
    ...extra,
  });

export const single = choiceQuestion('single_choice');
export const multiple = choiceQuestion('multiple_choice');

export const number = (id: number, text: string, unit: string, hint: string, required = false): QuestionSeed => ({
  id,
  text,
  type: 'number',
  required,
  unit,
  hint,
});

export const ROUGHLY = 'おおよその数字でかまいません。';
export const UNKNOWN_VALUE = 'わからない方は、未入力のままお進みください。';
export const NOT_MEASURED = '測っていない方は、未入力のままお進みください。';
export const EMERGENCY = '今、強い症状がある方は、診療を待たずに119番へ電話してください。';
