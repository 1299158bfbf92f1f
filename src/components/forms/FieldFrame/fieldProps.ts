import { questionnaire } from '../../../copy/questionnaire';
import type { Question } from '../../../domain/question';
import type { AnswerProblem } from '../../../domain/questionnaire';

/** What every question field but the image one is given. */
export interface FieldProps {
  /** 質問（質問文・必須・補足・選択肢・単位） */
  question: Question;
  /** いまの回答。選択肢は id、日付は `YYYY-MM-DD`、文章と数字は入力どおり */
  value: string[];
  /** 回答が変わったとき。空の回答は `[]` */
  onChange: (value: string[]) => void;
  /** 回答の問題（未回答・数字でない・日付がそろっていない）。なければ `null` */
  problem?: AnswerProblem | null;
  /** 最初の入力部品の id */
  id: string;
}

/** Ids of the parts of a question's card, all derived from the id of its first control. */
export const fieldIds = (id: string) => ({
  label: `${id}-label`,
  badge: `${id}-badge`,
  hint: `${id}-hint`,
  problem: `${id}-problem`,
});

/** What a control is described by: its hint, then what is wrong with it. */
export function describedBy(id: string, hint?: string | null, problem?: string | null): string | undefined {
  const ids = fieldIds(id);
  return [hint && ids.hint, problem && ids.problem].filter(Boolean).join(' ') || undefined;
}

/** What `FieldFrame` says of a question: its words, and what is wrong with its answer. */
export const frameProps = (id: string, { text, required, hint }: Question, problem: FieldProps['problem']) => ({
  id,
  label: text,
  required,
  hint,
  problem: problem ? questionnaire.problems[problem] : null,
});

/** Ties a Mantine input to the `FieldFrame` around it. `describedFirst` is the id of a further description. */
export const inputProps = (
  id: string,
  { required, hint }: { required: boolean; hint?: string | null },
  problem: string | null | undefined,
  describedFirst?: string | null,
) => ({
  id,
  // Not `required`: an empty field would count as wrong before the patient has come to it.
  'aria-required': required,
  error: Boolean(problem),
  // Mantine describes an input by the words of its own wrapper; these stand in the frame.
  attributes: {
    input: {
      'aria-describedby': [describedFirst, describedBy(id, hint, problem)].filter(Boolean).join(' ') || undefined,
    },
  },
});
