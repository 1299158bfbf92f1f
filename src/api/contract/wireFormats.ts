import * as v from 'valibot';
import { isJstDate, parseInstant, readInstant, toJstDate, type Instant } from '../../domain/calendar/jst';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2_147_483_647;
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;
/** An id. A single schema, because a wrong one is bad input and no field to correct. */
export const Id = v.custom<number>(isId, 'not an id');
/** An id in a path, a query or a form field. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id);
