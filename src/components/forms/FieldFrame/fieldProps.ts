import { answerProblemText } from '../../../copy/questionnaire';
import type { Instant } from '../../../domain/calendar/jst';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../../../domain/questionnaire/question';
import type { FieldWords } from './FieldFrame';

export interface FieldView<Value, Problem> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Normalizes the value and shows its problem. */
  onLeave: () => void;
  /** Called with true when the preparation of a picture starts, and with false when it ends. */
  onPreparing: (preparing: boolean) => void;
  problem: Problem | null;
}

export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  open: readonly string[];
  /** The hint next to a blocked button; null when the form can be submitted. */
  hint: string | null;
  /** The invalid fields, after a submit attempt. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  submit: (event?: { preventDefault: () => void }) => void;
}

export interface FieldProps {
  question: Question;
  /** 選択肢の id、日付 `YYYY-MM-DD`、文字や数字の配列、または写真。まだ答えがなければ空の配列か `null` */
  value: Answer;
  onChange: (value: Answer) => void;
  /** 選んだ写真の準備が始まったとき、終わったとき */
  onPreparing?: (preparing: boolean) => void;
  /** 文字や数字の入力欄を離れたとき（フォームが回答の形をそろえます） */
  onLeave?: () => void;
  problem?: AnswerProblem | null;
  id: string;
  now: Instant;
}

/** The words around a question's field, with the message about its problem. */
export const questionWords = (question: Question, problem: FieldProps['problem']): FieldWords => ({
  label: question.text,
  required: question.required,
  hint: question.hint,
  problem: problem ? answerProblemText(question, problem) : null,
});

export const typedProps = ({ id, value, onChange, onLeave }: FieldProps) => ({
  id,
  value: valuesOf(value)[0] ?? '',
  onChange: (typed: string) => onChange(typed === '' ? [] : [typed]),
  onLeave,
});
