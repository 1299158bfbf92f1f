/** Null = no file yet. */
export type FieldValue = string | string[] | Blob | null;

export type FormValues = Record<string, FieldValue>;

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.join('\n') === other.join('\n') : one === (other ?? null);

const isSameKind = (one: FieldValue, other: FieldValue | undefined): boolean =>
  one === null ? typeof other === 'object' : typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

export const typedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** Drops stored values of another kind than the field's. */
export const restoreValues = <V extends FormValues>(initial: V, typed: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, typed[field]) ? typed[field] : value]),
  ) as V;
