import { answerProblemText } from '../../../copy/questionnaire';
import type { Instant } from '../../../domain/calendar/jst';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../../../domain/questionnaire/question';
import type { FieldWords } from './FieldFrame';

export interface FieldView<Value, Problem> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field. Normalizes the value and shows its problem. */
  onLeave: () => void;
  /** Called with true when the app starts to prepare a chosen picture, and with false when the preparation ends. */
  onPreparing: (preparing: boolean) => void;
  problem: Problem | null;
}

export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  /** The names of the fields with a missing or invalid value. */
  fieldsWithProblems: readonly string[];
  /** The hint next to the blocked submit button. Null if no field has a problem. */
  hint: string | null;
  /** The fields to correct and the number of failed submit attempts. Null before the first failed attempt. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  submit: (event?: { preventDefault: () => void }) => void;
}

export interface FieldProps {
  question: Question;
  /** 文字列の配列（選択肢の id、日付 `YYYY-MM-DD`、入力した文字や数字）、または写真。回答がなければ空の配列（写真の質問では `null`）です */
  value: Answer;
  onChange: (value: Answer) => void;
  /** 選んだ写真の準備が始まると true、終わると false を渡します */
  onPreparing?: (preparing: boolean) => void;
  /** 患者さんが文字や数字の入力欄を離れたときに呼びます。フォームは、ここで回答の表記をそろえます */
  onLeave?: () => void;
  problem?: AnswerProblem | null;
  id: string;
  now: Instant;
}

/** Returns the texts around the field of a question, such as the label and the problem of the answer. */
export const questionWords = (question: Question, problem: FieldProps['problem']): FieldWords => ({
  label: question.text,
  required: question.required,
  hint: question.hint,
  problem: problem ? answerProblemText(question, problem) : null,
});

/** Returns the input's props for a question whose answer is one string. */
export const textInputProps = ({ id, value, onChange, onLeave }: FieldProps) => ({
  id,
  value: valuesOf(value)[0] ?? '',
  onChange: (typed: string) => onChange(typed === '' ? [] : [typed]),
  onLeave,
});
