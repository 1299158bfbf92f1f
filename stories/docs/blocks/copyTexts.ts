import { NEW_FILE_FIELDS } from '../../../src/domain/fields/file';
import { CUSTOMER_FIELDS } from '../../../src/domain/questionnaire/customerForm';

type SentenceFunction = (...values: unknown[]) => unknown;

const MODULES = import.meta.glob<Record<string, unknown>>('../../../src/copy/*.ts', { eager: true });
export const COPY_EXPORTS: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(MODULES));

const BLANK_TEXT = '〇〇';
const BLANK_NUMBER = 2;
const FEE_IN_YEN = 1100;

/** A placeholder for any argument; it can be used as a text, number, function or object. */
const blank: unknown = new Proxy(() => '', {
  apply: () => blank,
  get: (_, name) =>
    name === Symbol.toPrimitive ? (hint: string) => (hint === 'number' ? BLANK_NUMBER : BLANK_TEXT) : (blank as object),
});

/** Some functions return a different sentence for these arguments. For example, `null` is an unknown amount. */
const SPECIAL_VALUES = [null, 0, 1];

function callOrEmpty(sentence: SentenceFunction, values: readonly unknown[]): string {
  try {
    return String(sentence(...values));
  } catch {
    return '';
  }
}

/** These functions need real arguments. With `blank`, these functions return a wrong sentence or none. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[][]>> = {
  registerProblem: pairs(CUSTOMER_FIELDS, ['missing', 'form', 'long', 'impossible', 'underAge', 'number']),
  newFileProblem: pairs(NEW_FILE_FIELDS, ['missing', 'long']),
  answerProblemText: [
    ...pairs(
      ['text', 'image_upload', 'single_choice'].map((type) => ({ type, text: BLANK_TEXT, format: null })),
      ['missing'],
    ),
    ...pairs(
      [{ type: 'text', text: BLANK_TEXT, format: null }],
      ['long', 'choice', 'number', 'date', 'phone', 'furigana', 'underAge'],
    ),
  ],
  consentsOf: [[FEE_IN_YEN]],
  'reservation.feeDue': [[FEE_IN_YEN]],
  'reservation.cancelCosts': [[FEE_IN_YEN]],
};

function pairs(firsts: readonly unknown[], seconds: readonly unknown[]): unknown[][] {
  return firsts.flatMap((first) => seconds.map((second) => [first, second]));
}

/**
 * Calls `sentence` with placeholders and special values. If a result contains the special value, the function only
 * inserted the value, so the result is dropped. Otherwise the function has a separate sentence for the value.
 */
function resultsOf(sentence: SentenceFunction, name: string): unknown[] {
  const listed = ARGUMENTS[name];
  if (listed) return listed.map((values) => sentence(...values));
  const blanks = Array.from({ length: sentence.length }, () => blank);
  const variants = blanks.flatMap((_, index) =>
    SPECIAL_VALUES.map((special) => {
      const result = callOrEmpty(sentence, blanks.with(index, special));
      return result.includes(String(special)) ? '' : result;
    }),
  );
  return [String(sentence(...blanks)), ...variants];
}

const isJapanese = (text: string) => /[ぁ-んァ-ヶ一-龠]/.test(text);

/** `without` lists the names of the parts to leave out. */
export function sentencesOf(value: unknown, name: string, without: readonly string[] = []): string[] {
  if (without.includes(name)) return [];
  if (typeof value === 'string') return isJapanese(value) ? [value] : [];
  const parts = typeof value === 'function' ? resultsOf(value as SentenceFunction, name) : (value ?? {});
  const sentences = Object.entries(parts).flatMap(([key, part]) => sentencesOf(part, `${name}.${key}`, without));
  return [...new Set(sentences)];
}
