import * as v from 'valibot';
import { isJstDate, parseInstant } from '../../domain/jst';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647;
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
/** An id. A single schema, because a wrong one is bad input and no field to correct. */
export const Id = v.custom<number>(isId, 'not an id');
/** An id in a path, a query or a form field. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id);
/**
 * A time with offset (ISO 8601); parsed here, so that behind the contract every time is an `Instant` (§wire-formats).
 */
export const InstantText = v.pipe(v.string(), v.transform(parseInstant), v.number('not a time with offset'));
export const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
export const Text = v.string();
export const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
export const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));

export const ById = v.object({ id: IdText });
