/** Null = no file yet. */
export type FieldValue = string | string[] | Blob | null;

export type FormValues = Record<string, FieldValue>;

const isSame = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : a === (b ?? null);

const isSameKind = (a: FieldValue, b: FieldValue | undefined): boolean =>
  a === null ? typeof b === 'object' : typeof a === typeof b && Array.isArray(a) === Array.isArray(b);

export const typedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** Drops stored values of another kind than the field's. */
export const restoreValues = <V extends FormValues>(initial: V, typed: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, typed[field]) ? typed[field] : value]),
  ) as V;

/** Of each invalid field. */
export const problemsOf = <Key extends string, Problem>(
  fields: readonly (readonly [Key, Problem | null])[],
): Partial<Record<Key, Problem>> =>
  Object.fromEntries(fields.filter(([, problem]) => problem !== null)) as Partial<Record<Key, Problem>>;
