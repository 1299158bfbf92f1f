import { answerProblemText } from '../../../copy/questionnaire';
import type { Instant } from '../../../domain/calendar/jst';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../../../domain/questionnaire/question';
import type { FieldWords } from './FieldFrame';

/** A field's props as its component receives them. */
export interface FieldView<Value, Problem> {
  /** Id of the field's first control. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** On blur: normalizes the value and allows `problem` to show. */
  onLeave: () => void;
  /** A picture starts or ends being prepared. */
  onPreparing: (preparing: boolean) => void;
  /** The problem, once it may be shown. */
  problem: Problem | null;
}

/** A form's props, or those of a part of it, as its component receives them. */
export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  /** The fields that prevent submitting, in order. */
  open: readonly string[];
  /** The hint next to a blocked button; null when the form may be submitted (§blocked-says-why). */
  hint: string | null;
  /** Links to the invalid fields (§error-summary), after a submit attempt. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  submit: (event?: { preventDefault: () => void }) => void;
}

/** Props of every question field. */
export interface FieldProps {
  /** 質問（質問文・必須・補足・選択肢・単位） */
  question: Question;
  /** いまの回答。選択肢の id、日付 `YYYY-MM-DD`、入力どおりの文章や数字の一覧、または写真。まだなければ空の一覧か `null` */
  value: Answer;
  /** 回答が変わったとき */
  onChange: (value: Answer) => void;
  /** 選んだ写真の準備が始まったとき、終わったとき */
  onPreparing?: (preparing: boolean) => void;
  /** 文字や数字の入力欄を離れたとき（フォームが回答の形をそろえます） */
  onLeave?: () => void;
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
export const typedProps = ({ id, value, onChange, onLeave }: FieldProps) => ({
  id,
  value: valuesOf(value)[0] ?? '',
  onChange: (typed: string) => onChange(typed === '' ? [] : [typed]),
  onLeave,
});
