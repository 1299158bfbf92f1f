import * as v from 'valibot';
import { isJstDate, parseInstant } from '../../domain/jst';

export const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** An id in a path, a query or a form field: at most 10 digits, within PostgreSQL's `integer`. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(2_147_483_647));
export const InstantText = v.pipe(
  v.string(),
  v.check((text) => parseInstant(text) !== null, 'not a time with offset'),
);
export const JstDateText = v.pipe(v.string(), v.check(isJstDate, 'not a date'));
export const Text = v.string();
export const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(3));
export const IdTexts = v.pipe(v.array(IdText), v.minLength(1), v.maxLength(3));

export const ById = v.object({ id: IdText });
/** A non-empty trimmed text. */
export const Trimmed = v.pipe(Text, v.trim(), v.minLength(1));
