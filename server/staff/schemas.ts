import * as v from 'valibot';
import { isJstDate } from '../../src/domain/calendar/jst';
import { ruleBroken } from '../ruleError';

export interface Fault {
  path: string;
  says: string;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (v.getDotPath(issue) ?? '').replace(/\.(\d+)/g, '[$1]');
  if (issue.expected === 'never') return { path, says: 'is not known here' };
  if (issue.input === undefined) return { path, says: 'is missing' };
  const given = JSON.stringify(issue.input);
  return { path, says: `${issue.message}, not ${given.length > 40 ? `${given.slice(0, 40)}…` : given}` };
}

function readJson(text: string): unknown {
  try {
    // Windows may add a byte-order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw ruleBroken('papers', `The file is not JSON: ${(error as Error).message}.`);
  }
}

/** Throws one sentence for each fault (§papers-checked). `check` finds what a schema does not. */
export function readPapers<S extends v.GenericSchema>(
  schema: S,
  text: string,
  check: (value: v.InferOutput<S>) => Fault[] = () => [],
): v.InferOutput<S> {
  const read = v.safeParse(schema, readJson(text), { abortPipeEarly: true });
  const faults = read.success ? check(read.output) : read.issues.map(faultOf);
  if (!read.success || faults.length > 0)
    throw ruleBroken('papers', faults.map(({ path, says }) => `${path || 'the whole'} ${says}.`).join('\n'));
  return read.output;
}

export const whole = (least: number, most: number, of: string) => {
  const says = `must be a whole number of ${of} from ${least} to ${most}`;
  return v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says));
};

export const Day = v.pipe(v.string(), v.check(isJstDate, 'must be a date like 2026-07-03'));

/** Control characters, invisible characters and stacked marks. Kanji names may have variation selectors. */
const UNREADABLE =
  /(?!\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

export const words = (most: number) => {
  const says = `must be a text of one line with 1 to ${most} characters`;
  return v.pipe(
    v.string(says),
    v.trim(),
    v.minLength(1, says),
    v.maxLength(most, says),
    v.check((text) => !UNREADABLE.test(text), says),
  );
};

/** Longer than any real text. */
const MOST_ITEMS = 200;
export const list = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(MOST_ITEMS, `must have at most ${MOST_ITEMS} items`));
// Separate, because an array is an object too.
const object = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const parts = <E extends v.ObjectEntries>(entries: E) => v.pipe(object, v.strictObject(entries));
