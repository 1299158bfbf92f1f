import * as v from 'valibot';
import { isJstDate } from '../../src/domain/calendar/jst';
import { ruleBroken } from '../ruleError';

/** One line of the error message. In `name is missing.`, `path` is `name` and `problem` is `is missing`. */
export interface Fault {
  path: string;
  problem: string;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = (v.getDotPath(issue) ?? '').replace(/\.(\d+)/g, '[$1]');
  if (issue.expected === 'never') return { path, problem: 'is not an expected field' };
  if (issue.input === undefined) return { path, problem: 'is missing' };
  const input = JSON.stringify(issue.input);
  return { path, problem: `${issue.message}, not ${input.length > 40 ? `${input.slice(0, 40)}…` : input}` };
}

function readJson(text: string): unknown {
  try {
    // Removes the byte-order mark that Windows may add.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw ruleBroken('papers', `The file is not JSON: ${(error as Error).message}.`);
  }
}

/** Throws a 422 that lists all faults of the file (§papers-checked). */
export function readStaffFile<S extends v.GenericSchema>(
  schema: S,
  text: string,
  check: (value: v.InferOutput<S>) => Fault[] = () => [],
): v.InferOutput<S> {
  const read = v.safeParse(schema, readJson(text), { abortPipeEarly: true });
  const faults = read.success ? check(read.output) : read.issues.map(faultOf);
  if (!read.success || faults.length > 0)
    throw ruleBroken('papers', faults.map(({ path, problem }) => `${path || 'the file'} ${problem}.`).join('\n'));
  return read.output;
}

const wholeNumber = (min: number, max: number, problem: string) =>
  v.pipe(v.number(problem), v.integer(problem), v.minValue(min, problem), v.maxValue(max, problem));

export const integer = (min: number, max: number, unit: string) =>
  wholeNumber(min, max, `must be a whole number of ${unit} from ${min} to ${max}`);

/** `thing` is what the number identifies, for example a doctor. */
export const numberOf = (thing: string) =>
  wholeNumber(1, 9999, `must be the number of ${thing}: a whole number from 1 to 9999`);

export const Day = v.pipe(v.string(), v.check(isJstDate, 'must be a date like 2026-07-03'));

/**
 * Matches invisible characters, and four combining marks in a row.
 * A single variation selector does not match, because some names need it.
 */
const UNREADABLE =
  /(?!\p{Variation_Selector})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

export const singleLine = (max: number) => {
  const problem = `must be one line of 1 to ${max} characters`;
  return v.pipe(
    v.string(problem),
    v.trim(),
    v.minLength(1, problem),
    v.maxLength(max, problem),
    v.check((text) => !UNREADABLE.test(text), problem),
  );
};

const MAX_ITEMS = 200;
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(MAX_ITEMS, `must have at most ${MAX_ITEMS} items`));
// Needed because `v.strictObject` also accepts an array.
const plainObject = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const objectOf = <E extends v.ObjectEntries>(entries: E) => v.pipe(plainObject, v.strictObject(entries));
