/** The value of a field. Null if a file field has no file. */
export type FieldValue = string | string[] | Blob | null;

export type FormValues = Record<string, FieldValue>;

const isSame = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join('\n') === b.join('\n') : a === (b ?? null);

const isSameKind = (a: FieldValue, b: FieldValue | undefined): boolean =>
  a === null ? typeof b === 'object' : typeof a === typeof b && Array.isArray(a) === Array.isArray(b);

/** Returns the values that differ from the initial values. */
export const changedValues = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, initial[field])));

/** Replaces a form's initial values by stored values. Ignores a stored value of another type than the initial value. */
export const restoreValues = <V extends FormValues>(initial: V, stored: FormValues): V =>
  Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, isSameKind(value, stored[field]) ? stored[field] : value]),
  ) as V;

/** Returns the problems by field. Fields without a problem are left out. */
export const problemsOf = <Key extends string, Problem>(
  fields: readonly (readonly [Key, Problem | null])[],
): Partial<Record<Key, Problem>> =>
  Object.fromEntries(fields.filter(([, problem]) => problem !== null)) as Partial<Record<Key, Problem>>;
