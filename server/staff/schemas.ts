import * as v from 'valibot';

/** Parts of the schemas of staff's files. Each says what a value must be (§papers-checked). */

export const whole = (least: number, most: number, of: string) => {
  const says = `must be a whole number of ${of} from ${least} to ${most}`;
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says));
};

/** One line, as patients read it: without characters that control, that nobody sees or that no database stores. */
export const words = (most: number) => {
  const says = `must be a text of one line with 1 to ${most} characters`;
  return v.pipe(
    v.string(says),
    v.trim(),
    v.minLength(1, says),
    v.maxLength(most, says),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, says),
  );
};

/** More than anybody writes or reads. */
const MOST_ITEMS = 200;
export const list = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(MOST_ITEMS, `must have at most ${MOST_ITEMS} items`));
// Apart, because a list is an object, too.
const object = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const parts = <E extends v.ObjectEntries>(entries: E) => v.pipe(object, v.strictObject(entries));
