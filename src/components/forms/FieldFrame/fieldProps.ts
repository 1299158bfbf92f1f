import type { ChangeEvent } from 'react';
import { answerProblemText } from '../../../copy/questionnaireCopy';
import type { AnswerProblem } from '../../../domain/fields/answer';
import type { Question } from '../../../domain/question';

/** Props of every question field except the image field. */
export interface FieldProps {
  /** 質問（質問文・必須・補足・選択肢・単位） */
  question: Question;
  /** いまの回答。選択肢は id、日付は `YYYY-MM-DD`、文章と数字は入力どおり */
  value: string[];
  /** 回答が変わったとき。空の回答は `[]` */
  onChange: (value: string[]) => void;
  /** 文字や数字の入力欄を離れたとき（フォームが回答の形をそろえます） */
  onLeave?: () => void;
  /** かな漢字変換の途中の文字が変わったとき、変換を終えたとき（`ended`） */
  onCompose?: (text: string, ended: boolean) => void;
  /** 回答の問題（未回答・数字でない・日付がそろっていないなど）。なければ `null` */
  problem?: AnswerProblem | null;
  /** 最初の入力部品の id */
  id: string;
}

/** Ids of a question's parts, derived from the id of its first control. */
export const fieldIds = (id: string) => ({
  label: `${id}-label`,
  badge: `${id}-badge`,
  hint: `${id}-hint`,
  problem: `${id}-problem`,
});

/** `aria-describedby` of a control: its hint, then its error. */
export function describedBy(id: string, hint?: string | null, problem?: string | null): string | undefined {
  const ids = fieldIds(id);
  return [hint && ids.hint, problem && ids.problem].filter(Boolean).join(' ') || undefined;
}

/** Props of `FieldFrame` for a question and the problem of its answer. */
export const frameProps = (id: string, question: Question, problem: FieldProps['problem']) => ({
  id,
  label: question.text,
  required: question.required,
  hint: question.hint,
  problem: problem ? answerProblemText(question, problem) : null,
});

/** Value and handlers of a typed answer. */
export const typedProps = ({ value: [text = ''], onChange, onLeave }: FieldProps) => ({
  value: text,
  onChange: ({ currentTarget: { value: typed } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(typed === '' ? [] : [typed]),
  onBlur: onLeave,
});

/** Connects a Mantine input to the `FieldFrame` around it. `describedFirst` is the id of a further description. */
export const inputProps = (
  id: string,
  { required, hint }: { required: boolean; hint?: string | null },
  problem: string | null | undefined,
  describedFirst?: string | null,
) => ({
  id,
  // Not `required`, which would mark an empty field invalid before the patient reaches it.
  'aria-required': required,
  error: Boolean(problem),
  // Mantine references the texts of its own wrapper; these texts are in the frame.
  attributes: {
    input: {
      'aria-describedby': [describedFirst, describedBy(id, hint, problem)].filter(Boolean).join(' ') || undefined,
    },
  },
});
