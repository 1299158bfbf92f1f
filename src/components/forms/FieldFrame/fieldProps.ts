import { answerProblemText } from '../../../copy/questionnaire';
import type { Instant } from '../../../domain/calendar/jst';
import { valuesOf, type Answer, type AnswerProblem, type Question } from '../../../domain/questionnaire/question';
import type { FieldWords } from './FieldFrame';

export interface FieldView<Value, Problem> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Called on blur; normalizes the value and shows the problem. */
  onLeave: () => void;
  /** Called with true when the preparation of a picture starts, and with false at the end. */
  onPreparing: (preparing: boolean) => void;
  problem: Problem | null;
}

export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  fieldsWithProblems: readonly string[];
  /** Null if no field has a problem. */
  problemHint: string | null;
  /** Null before the first failed attempt to submit. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  submit: (event?: { preventDefault: () => void }) => void;
}

export interface FieldProps {
  question: Question;
  /**
   * 写真の質問の回答は、写真です。
   * ほかの質問の回答は、選択肢の id、日付、文字のどれかの配列です。
   * 回答がなければ、空の配列か `null` です。
   */
  value: Answer;
  onChange: (value: Answer) => void;
  /** 選んだ写真の準備が始まると true、終わると false を渡します */
  onPreparing?: (preparing: boolean) => void;
  /** 文字や数字の入力欄を離れたときに呼びます */
  onLeave?: () => void;
  problem?: AnswerProblem | null;
  id: string;
  now: Instant;
}

export const questionWords = (question: Question, problem: FieldProps['problem']): FieldWords => ({
  label: question.text,
  required: question.required,
  hint: question.hint,
  problem: problem ? answerProblemText(question, problem) : null,
});

export const textInputProps = ({ id, value, onChange, onLeave }: FieldProps) => ({
  id,
  value: valuesOf(value)[0] ?? '',
  onChange: (typed: string) => onChange(typed === '' ? [] : [typed]),
  onLeave,
});
