import * as v from 'valibot';
import { isJstDate, readInstant, toJstDate, type Instant } from '../../domain/calendar/jst';
import { typed } from './call';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647;
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
/** An id. A single schema, because a wrong one is bad input and no field to correct. */
export const Id = v.custom<number>(isId, 'not an id');
/** An id in a path, a query or a form field. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id);
export const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
export const Text = v.string();
export const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
export const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));

export const ById = v.object({ id: IdText });

/*
 * Replies. A host may write a field in any way that the words of the specification allow; the app knows one
 * (§read-generously). `Written` is what our clinic writes, `Read` what the app gets.
 */

/**
 * A field of a reply, absent or null alike.
 * @param read undefined = nothing true can be said from it
 */
export function field<Written, Read>(
  read: (value: unknown) => Read | undefined,
  says: string,
): v.GenericSchema<Written, Read> {
  return typed(
    v.pipe(
      v.optional(v.unknown(), null),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const known = read(dataset.value ?? null);
        if (known !== undefined) return known;
        addIssue({ message: says });
        return NEVER;
      }),
    ),
  );
}

/** The same for a field that our clinic may leave out. */
const leftOut = <Written, Read>(schema: v.GenericSchema<Written, Read>) =>
  typed<v.OptionalSchema<v.GenericSchema<Written | null | undefined, Read>, null>>(schema);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that names at least one of these fields: one that names none says nothing. */
export const naming = <S extends v.GenericSchema>(names: readonly string[], schema: S): S =>
  typed(
    v.pipe(
      v.unknown(),
      v.check((value) => isObject(value) && names.some((name) => name in value), 'none of its fields is there'),
      schema,
    ),
  );

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
};
const wholeOf = (value: unknown): number | undefined => {
  const number = numberOf(value);
  return Number.isSafeInteger(number) ? number : undefined;
};
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const lineOf = (value: unknown): string | undefined => (value === null ? '' : textOf(value));
const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false', '', null];

export const idOf = (value: unknown): number | undefined => {
  const id = wholeOf(value);
  return isId(id) ? id : undefined;
};
export const ReadId = field<number, number>(idOf, 'not an id');

/** An id that a host may leave out. */
export const ReadIdOrNone = field<number, number | null>((value) => idOf(value) ?? null, 'not an id');

/** Yes or no: a boolean, 1 or 0 as number or text; no when it is absent. */
export const Flag = field<boolean, boolean>(
  (value) => (YES.includes(value) ? true : NO.includes(value) ? false : undefined),
  'neither yes nor no',
);

/** True when it is anything but false, 0, an empty text or nothing (§shift-taken). */
export const isTaken = (digest: unknown): boolean => Boolean(digest) && digest !== '0';

/** A text that must be there; a number is one. */
export const ReadText = field<string, string>(textOf, 'not a text');

/** A text that must say something. */
export const FullText = v.pipe(ReadText, v.regex(/\S/));

/** A text that may be empty; absent, it is. */
export const TextOrEmpty = field<string, string>(lineOf, 'not a text');

/** A text that may be absent, null or empty: null then. */
export const TextOrNone = field<string | null, string | null>((value) => {
  const text = lineOf(value);
  return text === undefined ? undefined : text.trim() === '' ? null : text;
}, 'not a text');

/** Where a picture lies, which a host may leave out; what is no text is none. Whether it is shown, its address decides. */
export const PictureOrNone = leftOut(
  field<string | null, string | null>((value) => (typeof value === 'string' ? value : null), 'unreadable'),
);

/** A postal code; as a number it has lost its leading zeros. */
export const ZipText = field<string, string>(
  (value) => (typeof value === 'number' ? String(value).padStart(7, '0') : lineOf(value)),
  'not a postal code',
);

export const Whole = field<number, number>(wholeOf, 'not a whole number');
/** A sum of which an absent part is none. */
export const WholeOrZero = field<number, number>(
  (value) => (value === null ? 0 : wholeOf(value)),
  'not a whole number',
);

export const WholeOrNone = leftOut(
  field<number, number | null>(
    (value) => (value === null || value === '' ? null : wholeOf(value)),
    'not a whole number',
  ),
);

/** Days of a prescription: a number, `30` or `30日分`; 0 when the host does not say. */
export const Days = field<number, number>((value) => {
  if (value === null || value === '') return 0;
  const days =
    typeof value === 'string'
      ? wholeOf(
          value
            .normalize('NFKC')
            .replace(/日分?$/, '')
            .trim(),
        )
      : wholeOf(value);
  return days !== undefined && days >= 0 ? days : undefined;
}, 'not a number of days');

/** Points, or `---` for none. */
export const Score = field<number | '---', number | '---'>(
  (value) => (value === null || value === '' || value === '---' ? '---' : wholeOf(value)),
  'not points',
);

/** The patient's share of the insured part where the host does not say. */
const USUAL_RATIO = 0.3;
export const Ratio = field<number, number>(
  (value) => (value === null || value === '' ? USUAL_RATIO : numberOf(value)),
  'not a share',
);

/** A number that means something or nothing, e.g. the flag of `new`; null when it is none. */
export const NumberOrNone = field<number, number | null>((value) => numberOf(value) ?? null, 'unreadable');

export const instantOf = (value: unknown): Instant | undefined =>
  typeof value === 'string' ? (readInstant(value) ?? undefined) : undefined;
export const ReadInstant = field<string, Instant>(instantOf, 'not a time');
export const InstantOrNone = field<string | null, Instant | null>(
  (value) => (value === null || value === '' ? null : instantOf(value)),
  'not a time',
);

/**
 * A day that a host may leave out or write in a form of its own, which is passed over. A time says the day that it is in Japan
 * then (§jst-everywhere).
 */
export const DateOrNone = field<string | null, string | null>((value) => {
  if (typeof value === 'string' && isJstDate(value)) return value;
  const instant = instantOf(value);
  return instant === undefined ? null : toJstDate(instant);
}, 'not a date');

/** `response_data` of a card payment: only 0 says that it failed. */
export const CardAnswer = field<0 | 1, boolean>((value) => !(value === 0 || value === '0'), 'unreadable');

/** An object, or a list whose first it is. */
export const firstOf = <S extends v.GenericSchema>(schema: S) =>
  field<v.InferInput<S>, v.InferOutput<S>>((value) => {
    const read = v.safeParse(schema, Array.isArray(value) ? value[0] : value);
    return read.success ? read.output : undefined;
  }, 'unreadable');

/**
 * An object that a host may leave out or send empty: as an empty text, as false, or as a list, which is PHP's empty object. One
 * that can't be read is none, too, because its row says enough without it.
 */
export function orNothing<S extends v.GenericSchema<object>, N extends v.InferOutput<S> | null>(schema: S, none: N) {
  return field<v.InferInput<S> | (N extends null ? null : never), v.InferOutput<S> | N>((value) => {
    const read = isObject(value) && v.safeParse(schema, value);
    return read && read.success ? read.output : none;
  }, 'unreadable');
}

/** The rows of a list that could be read, and how many could not (§one-bad-row). */
export interface Listed<Row> {
  rows: Row[];
  lost: number;
}

/** Reads the rows of a list; one that says nothing true is left out and counted. */
export function readRows<S extends v.GenericSchema>(item: S, rows: readonly unknown[]): Listed<v.InferOutput<S>> {
  const read = rows.map((row) => v.safeParse(item, row));
  const good = read.flatMap(({ success, output }) => (success ? [output as v.InferOutput<S>] : []));
  return { rows: good, lost: rows.length - good.length };
}

/** True unless there are rows and none can be read: an empty list would not be true. */
export const someRead = (...lists: Listed<unknown>[]): boolean =>
  lists.some(({ rows }) => rows.length > 0) || lists.every(({ lost }) => lost === 0);

const absent = (value: unknown): boolean => value === null || value === '';
const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const listOrNone = (value: unknown) => (absent(value) ? [] : listOf(value));

/**
 * A list of a reply.
 * @param rowsIn its rows; undefined = no list
 * @param isTrue whether the rows that could be read say something true
 */
const list = <S extends v.GenericSchema>(
  item: S,
  rowsIn: (value: unknown) => readonly unknown[] | undefined,
  isTrue: (read: Listed<unknown>) => boolean = (read) => someRead(read),
) =>
  field<v.InferInput<S>[], Listed<v.InferOutput<S>>>((value) => {
    const rows = rowsIn(value);
    const read = rows && readRows(item, rows);
    return read && isTrue(read) ? read : undefined;
  }, 'no list that can be read');

/** Rows that count together, e.g. a question's choices; absent, there are none. */
export const Together = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    list(item, listOrNone, ({ lost }) => lost === 0),
    v.transform(({ rows }) => rows),
  );

/** Rows of which those that can be read count; absent, there are none. */
export const Rows = <S extends v.GenericSchema>(item: S) => list(item, listOrNone);

/** A reply that is a list: an empty body does not say that the list is empty. */
export const ListReply = <S extends v.GenericSchema>(item: S) => list(item, listOf);

/** A list beside another one: the reply is read also when none of its rows can be (`someRead`). */
export const RowsBeside = <S extends v.GenericSchema>(item: S) =>
  list(
    item,
    (value) => (absent(value) ? [] : typeof value === 'object' ? rowsOfGroups(value) : undefined),
    () => true,
  );

/**
 * The rows of prescriptions or tests, which a host may group by consultation under any names: a list of rows, of lists
 * or of groups, or an object of them. What a group says of all its rows (its time, its subject) is theirs where they
 * do not say it.
 */
function rowsOfGroups(value: unknown, shared: Record<string, unknown> = {}): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => rowsOfGroups(one, shared));
  if (!isObject(value)) return [value];
  // A row has an id and may have lists of words; a group has rows, or nothing.
  const isRow = 'id' in value;
  const lists = Object.values(value).filter((part) =>
    Array.isArray(part) ? !isRow || part.some(isObject) : isObject(part) && !isRow,
  );
  if (lists.length === 0) return Object.keys(value).length === 0 ? [] : [{ ...shared, ...value }];
  const told = Object.fromEntries(
    Object.entries(value).filter(([name, part]) => name !== 'id' && typeof part !== 'object'),
  );
  return lists.flatMap((list) => rowsOfGroups(list, { ...shared, ...told }));
}
