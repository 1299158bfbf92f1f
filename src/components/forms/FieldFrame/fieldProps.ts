import type { ChangeEvent } from 'react';
import { answerProblemText } from '../../../copy/questionnaire';
import type { AnswerProblem } from '../../../domain/questionnaire/answer';
import type { Instant } from '../../../domain/calendar/jst';
import type { Question } from '../../../domain/questionnaire/question';
import type { FieldWords } from './frameProps';

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
  /** 入力欄の id。部品がいくつかあるときは、カードの id */
  id: string;
  /** 現在時刻（ミリ秒）。生年月日の年は今年からさかのぼります */
  now: Instant;
}

/** The words around a question's control, with how to mend its answer. */
export const questionWords = (question: Question, problem: FieldProps['problem']): FieldWords => ({
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
