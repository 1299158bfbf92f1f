import type { AnswerFormat, QuestionType } from '../../src/domain/questionnaire/question';

interface Choice {
  text: string;
  /** A patient with this symptom must get help before the visit. */
  urgent?: true;
  /** The choice may rule out a medicine. */
  caution?: true;
}

export interface QuestionSeed {
  /** Each question has its own id. Questionnaires that ask the same question share one `QuestionSeed` object. */
  id: number;
  text: string;
  type: Exclude<QuestionType, 'unknown'>;
  required: boolean;
  choices?: (Choice & { id: number })[];
  hint?: string;
  unit?: string;
  format?: AnswerFormat;
  /** The question is asked only if the answer to `questionId` contains one of `choiceIds`. */
  follows?: { questionId: number; choiceIds: number[] };
}

export const urgent = (text: string): Choice => ({ text, urgent: true });
export const caution = (text: string): Choice => ({ text, caution: true });

/** Add new choices only at the end, so that the ids in stored answers keep their meaning. */
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

export const ROUGH_NUMBER_HINT = 'おおよその数字でかまいません。';
export const UNKNOWN_VALUE = 'わからない方は、未入力のままお進みください。';
export const NOT_MEASURED = '測っていない方は、未入力のままお進みください。';
export const EMERGENCY = '今、強い症状がある方は、診療を待たずに119番へ電話してください。';
