import * as v from 'valibot';
import { isJstDate, readInstant, startOfJstDate, toJstDate, type Instant } from '../../domain/calendar/jst';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647;
/** An id in a request. */
export const Id = v.custom<number>(
  (id) => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID,
  'not an id',
);
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id);
export const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
export const Text = v.string();
export const Integer = v.pipe(v.number(), v.integer());
export const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
export const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));
export const ById = v.object({ id: IdText });

/**
 * A field of a reply, in any format that hosts may write (§read-generously).
 * The reference clinic sends the type `Written`.
 * `read` returns undefined for an invalid value.
 */
export const field = <Written, Read>(read: (value: unknown) => Read | undefined, message: string) =>
  v.pipe(
    v.custom<Written>(() => true),
    v.rawTransform<Written, Read>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if (result !== undefined) return result;
      addIssue({ message });
      return NEVER;
    }),
  );

/** Like `field`, but an unreadable value becomes `none`. */
export const optional = <Written, Read>(read: (value: unknown) => Read | undefined, none: Read) =>
  v.fallback(field<Written, Read>(read, 'unreadable'), none);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const requireAnyOf = <S extends v.GenericSchema>(names: readonly string[], schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>(
      (value) => isObject(value) && names.some((name) => name in value),
      'has none of the required fields',
    ),
    schema,
  );

const FALSE_VALUES: unknown[] = [undefined, null, false, 0, '', '0', 'f', 'false', 'no'];
export const isYes = (value: unknown): boolean =>
  !FALSE_VALUES.includes(typeof value === 'string' ? value.toLowerCase() : value);
export const Flag = optional<boolean, boolean>(isYes, false);

const NUMBER = /^([+-]?\d+(?:\.\d+)?)(%?)$/;
/** Reads, for example, `1,310円`, `¥1,310`, `288点`, `30日分` and `30%` (0.3). */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [, digits, percent] = NUMBER.exec(value.normalize('NFKC').replace(/[\s,¥円点]|日分?$/g, '')) ?? [];
  return digits === undefined ? undefined : Number(digits) / (percent ? 100 : 1);
}
export const wholeOf = (value: unknown): number | undefined => {
  const number = Math.round(numberOf(value) ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : undefined;
};
export const Whole = field<number, number>(wholeOf, 'not a whole number');
export const WholeOrZero = optional<number, number>(wholeOf, 0);
export const WholeOrNone = optional<number | null, number | null>(wholeOf, null);

export const idOf = (value: unknown): number | undefined => {
  const id = numberOf(value);
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
export const ReadId = field<number, number>(idOf, 'not an id');
export const ReadIdOrNone = optional<number | null, number | null>(idOf, null);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const nonEmptyTextOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text?.trim() ? text : undefined;
};
export const ReadText = field<string, string>(textOf, 'not a text');
export const NonEmptyText = field<string, string>(nonEmptyTextOf, 'an empty text');
export const TextOrEmpty = optional<string, string>(textOf, '');
export const TextOrNone = optional<string | null, string | null>(nonEmptyTextOf, null);
/** If a host sends a postal code as a number, restores the leading zeros. */
export const ZipText = optional<string, string>(
  (value) => (typeof value === 'number' ? String(value).padStart(7, '0') : textOf(value)),
  '',
);

export const instantOf = (value: unknown): Instant | undefined => readInstant(textOf(value) ?? '') ?? undefined;
const dayOrInstantOf = (value: unknown): Instant | undefined =>
  typeof value === 'string' && isJstDate(value) ? startOfJstDate(value) : instantOf(value);
export const ReadInstant = field<string, Instant>(instantOf, 'not a time');
export const InstantOrNone = optional<string | null, Instant | null>(dayOrInstantOf, null);
export const DateOrNone = optional<string | null, string | null>((value) => {
  const instant = dayOrInstantOf(value);
  return instant === undefined ? undefined : toJstDate(instant);
}, null);

const firstIn =
  <S extends v.GenericSchema>(schema: S) =>
  (value: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(schema, Array.isArray(value) ? value[0] : value);
    return read.success ? read.output : undefined;
  };
export const firstOf = <S extends v.GenericSchema>(schema: S) =>
  field<v.InferInput<S>, v.InferOutput<S>>(firstIn(schema), 'unreadable');
/** `[]` counts as omitted, because PHP writes an empty object as `[]`. */
export const optionalObject = <S extends v.GenericSchema<object>, N extends v.InferOutput<S> | null>(
  schema: S,
  none: N,
) => optional<v.InferInput<S> | (N extends null ? null : never), v.InferOutput<S> | N>(firstIn(schema), none);

/** `lost` counts the rows that could not be read (§one-bad-row). */
export interface Listed<Row> {
  rows: Row[];
  lost: number;
}

/**
 * Adds all rows in `value` to `result`, including the rows of groups.
 * A row without a time or subject takes the time or subject of the group.
 */
function collect<S extends v.GenericSchema>(
  item: S,
  value: unknown,
  result: Listed<v.InferOutput<S>>,
  shared?: Record<string, unknown>,
): void {
  if (Array.isArray(value)) return value.forEach((element) => collect(item, element, result, shared));
  const row = shared && isObject(value) ? { ...shared, ...value } : value;
  const read = v.safeParse(item, row);
  if (read.success) return void result.rows.push(read.output);
  const [lostBefore, readBefore] = [result.lost, result.rows.length];
  const { start_time, subject, ...parts } = isObject(row) ? row : {};
  // If the row has an id, the objects inside it are its fields, not further rows.
  const lists = Object.values(parts).filter((part) => Array.isArray(part) || (isObject(part) && !('id' in parts)));
  if (lists.length > 0 && Object.values(parts).every(isEmpty)) return;
  for (const part of lists) collect(item, part, result, { start_time, subject });
  if (result.rows.length === readBefore) result.lost = lostBefore + 1;
}

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';
const isEmpty = (value: unknown) =>
  isAbsent(value) || (typeof value === 'object' && Object.keys(value as object).length === 0);
function rowsOf<S extends v.GenericSchema>(item: S, value: unknown): Listed<v.InferOutput<S>> {
  const list: Listed<v.InferOutput<S>> = { rows: [], lost: 0 };
  if (!isEmpty(value)) collect(item, value, list);
  return list;
}

/**
 * True if the lists contain a readable row, or if no row was lost.
 * A reply with only unreadable rows must not look empty.
 */
export const areReadable = (...lists: Listed<unknown>[]): boolean =>
  lists.some(({ rows }) => rows.length > 0) || lists.every(({ lost }) => lost === 0);

/**
 * Like `Rows`, but accepts a list whose rows are all unreadable.
 * If a reply has two lists, `areReadable` can check them together, so that one readable list is enough.
 */
export const UncheckedRows = <S extends v.GenericSchema>(item: S) =>
  optional<v.InferInput<S>[], Listed<v.InferOutput<S>>>((value) => rowsOf(item, value), { rows: [], lost: 0 });

export const Rows = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    UncheckedRows(item),
    v.check((list) => areReadable(list), 'no row can be read'),
  );

/** Rejects an empty body, because an empty body does not mean an empty list. */
export const ListReply = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.custom<v.InferInput<S>[]>((value) => !isAbsent(value), 'no list'),
    Rows(item),
  );
