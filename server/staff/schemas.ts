import * as v from 'valibot';

/** Parts of the schemas of staff's files. Each says what a value must be (§papers-checked). */

export const whole = (least: number, most: number, of: string) => {
  const says = `must be a whole number of ${of} from ${least} to ${most}`;
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says));
};

/** One line, as patients read it: without characters that control or that no database stores. */
export const words = (most: number) => {
  const says = `must be a text of one line with 1 to ${most} characters`;
  return v.pipe(
    v.string(says),
    v.trim(),
    v.minLength(1, says),
    v.maxLength(most, says),
    v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, says),
  );
};

export const list = <S extends v.GenericSchema>(item: S) => v.array(item, 'must be a list');
// Apart, because a list is an object, too.
const object = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const parts = <E extends v.ObjectEntries>(entries: E) => v.pipe(object, v.strictObject(entries));
