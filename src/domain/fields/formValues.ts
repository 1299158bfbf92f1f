// The values of a form, and what was typed of them.

/** A field's value: text as typed, a question's values, a file; null = none yet. */
export type FieldValue = string | string[] | Blob | null;

/** The values of a form, or of some of its fields. */
export type FormValues = Record<string, FieldValue>;

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.join('\n') === other.join('\n') : one === (other ?? null);

const isSameKind = (one: FieldValue, other: FieldValue | undefined): boolean =>
  one === null ? typeof other === 'object' : typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** The fields that differ from their initial value. */
export const typedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** A form with stored values restored; drops values that its fields cannot hold. */
export const restoreValues = <V extends FormValues>(initial: V, typed: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, typed[field]) ? typed[field] : value]),
  ) as V;
