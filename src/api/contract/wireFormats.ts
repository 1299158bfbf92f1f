import * as v from 'valibot';
import { isJstDate, readInstant } from '../../domain/jst';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647;
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
/** An id. A single schema, because a wrong one is bad input and no field to correct. */
export const Id = v.custom<number>(isId, 'not an id');
/** An id in a path, a query or a form field. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id);
/**
 * A time (ISO 8601; JST where it has no offset); parsed here, so that behind the contract every time is an `Instant`
 * (§wire-formats).
 */
export const InstantText = v.pipe(v.string(), v.transform(readInstant), v.number('not a time'));
/** A time that may be missing: null, absent and empty are null. */
export const OptionalTime = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    InstantText,
  ]),
  null,
) as unknown as v.GenericSchema<string | null, number | null>;
export const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
export const Text = v.string();
export const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
export const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));

/**
 * Forms of replies (§read-generously): each reads what another clinic may send and gives the app one form. Its input
 * type is the one form that the reference clinic and the fixtures write.
 */
const reading = <I>(read: (sent: unknown) => I | undefined) =>
  v.pipe(
    v.custom<I>((sent) => read(sent) !== undefined),
    v.transform((sent) => read(sent) as I),
  );
/** The schema, with `empty` for null and for an absent field. */
const orEmpty = <I, O>(schema: v.GenericSchema<I, O>, empty: v.InferInput<typeof schema>) =>
  v.nullish(schema, () => empty) as unknown as v.GenericSchema<I, O>;

const YES: readonly unknown[] = [true, 1, '1', 'true'];
const NO: readonly unknown[] = [false, 0, '0', 'false', ''];
/** True or false, 1 or 0, also as text; null and absent are false. */
export const Flag = orEmpty(
  reading<boolean>((sent) => (YES.includes(sent) ? true : NO.includes(sent) ? false : undefined)),
  false,
);

const asText = (sent: unknown) => (typeof sent === 'string' ? sent : Number.isFinite(sent) ? String(sent) : undefined);
/** Text, or a number that is meant as text. */
export const TextOfAny = reading<string>(asText);
/** Seven digits; a number has lost its leading zeros. */
export const Zip = reading<string>((sent) =>
  typeof sent === 'number' ? asText(sent)?.padStart(7, '0') : asText(sent),
);
/** Text that the app prints in a line of its own; null and absent are ''. */
export const LineText = orEmpty(TextOfAny, '');
/** Text that may be missing: null, absent, empty and blank are null. */
export const OptionalText = orEmpty(
  reading<string | null>((sent) => (asText(sent)?.trim() === '' ? null : asText(sent))),
  null,
);
const asNumber = (sent: unknown) =>
  typeof sent === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(sent) ? Number(sent) : sent;
/** An id, also as text. */
export const IdOfAny = reading<number>((sent) => (isId(asNumber(sent)) ? Number(sent) : undefined));
/** A whole number, also as text. */
export const Amount = reading<number>((sent) => (Number.isInteger(asNumber(sent)) ? Number(sent) : undefined));
/** A number, also as text; `empty` for null and for an absent field. */
export const NumberOr = (empty: number) =>
  orEmpty(
    reading<number>((sent) => (Number.isFinite(asNumber(sent)) ? Number(sent) : undefined)),
    empty,
  );
/** Days, as a number or as text like `30日分`. */
export const Days = reading<number>((sent) => {
  const [, digits] = /^\s*(\d+)\s*(?:日分?)?\s*$/.exec(String(asText(sent))) ?? [];
  return digits === undefined ? undefined : Number(digits);
});
/** A list; null and absent are the empty one. */
export const List = <I, O>(row: v.GenericSchema<I, O>) => orEmpty<I[], O[]>(v.array(row), []);

/** An object with at least one of the lists that the reply is about: an empty reply does not say that there is nothing. */
export const Having = <I, O>(names: readonly string[], schema: v.GenericSchema<I, O>) =>
  v.pipe(
    v.custom<I>((sent) => typeof sent === 'object' && sent !== null && names.some((name) => name in sent)),
    schema as v.GenericSchema<I, O>,
  );

export const ById = v.object({ id: IdText });
