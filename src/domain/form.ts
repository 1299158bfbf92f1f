import type { FailureInfo } from './failureKind';

/** What stands in a field: text as typed, the values of a question, a file; null = nothing yet. */
export type FieldValue = string | string[] | Blob | null;

/** What stands in the fields of a form, or in a part of them. */
export type FormValues = Record<string, FieldValue>;

/** A field as the component that draws it sees it. */
export interface FieldView<Value, Problem> {
  /** Id of the field's first control. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The patient has left the field: it is normalised, and may complain. */
  onLeave: () => void;
  /** A picture is being prepared, or is ready. */
  onPreparing: (preparing: boolean) => void;
  /** What is wrong, once it is time to say so. */
  problem: Problem | null;
}

/** A form as the component that draws it sees it. */
export interface FormView<Values, Problem> {
  field: <Name extends keyof Values & string>(name: Name) => FieldView<Values[Name], Problem>;
  /** The fields that keep the form from going on, in their order. */
  open: readonly string[];
  /** The line beside a button that is blocked; null when the patient may go on (D10). */
  hint: string | null;
  /** The open fields with a link to each (E4), once the patient has asked to go on. */
  summary: { items: { id: string; text: string }[]; attempt: number } | null;
  busy: boolean;
  /** Why the form could not be sent. */
  failure: FailureInfo | null;
  /** The patient asks to go on. */
  submit: () => void;
}

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.join('\n') === other.join('\n') : one === other;

const isSameKind = (one: FieldValue, other: FieldValue | undefined): boolean =>
  one === null ? typeof other === 'object' : typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** What was typed into a form: the fields that no longer hold what they began with. */
export const typedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** A form with what was typed into it before; what its fields cannot hold is left out. */
export const restoreValues = <V extends FormValues>(initial: V, typed: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, typed[field]) ? typed[field] : value]),
  ) as V;
