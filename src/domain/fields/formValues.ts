/** Null = a file field without a file. */
export type FieldValue = string | string[] | Blob | null;

export type FormValues = Record<string, FieldValue>;

const isSame = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : a === (b ?? null);

const isSameKind = (a: FieldValue, b: FieldValue | undefined): boolean =>
  a === null ? typeof b === 'object' : typeof a === typeof b && Array.isArray(a) === Array.isArray(b);

export const changedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** Ignores a stored value of another type than the initial value. */
export const restoreValues = <V extends FormValues>(initial: V, stored: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, stored[field]) ? stored[field] : value]),
  ) as V;

export const problemsOf = <Key extends string, Problem>(
  fields: readonly (readonly [Key, Problem | null])[],
): Partial<Record<Key, Problem>> =>
  Object.fromEntries(fields.filter(([, problem]) => problem !== null)) as Partial<Record<Key, Problem>>;
