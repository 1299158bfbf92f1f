import { NEW_FILE_FIELDS } from '../../../src/domain/fields/file';
import { CUSTOMER_LINES } from '../../../src/domain/questionnaire/customerForm';

type Sentence = (...values: unknown[]) => unknown;

const MODULES = import.meta.glob<Record<string, unknown>>('../../../src/copy/*.ts', { eager: true });

export const TEXTS: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(MODULES));

/** Stands for the name, day or sum that a sentence is filled with. */
const BLANK = '〇〇';
/** What it is where a sentence compares it. */
const NUMBER = 2;
const FEE = 1100;

/** Whatever a sentence asks of its argument: a text in a text, a number in a comparison, and its own parts and methods. */
const blank: unknown = new Proxy(() => '', {
  apply: () => blank,
  get: (_, name) =>
    name === Symbol.toPrimitive ? (hint: string) => (hint === 'number' ? NUMBER : BLANK) : (blank as object),
});

/** Arguments that may make it another sentence, or none. */
const OTHERS = [null, 0, 1];

function attempt(sentence: Sentence, values: readonly unknown[]): string {
  try {
    return String(sentence(...values));
  } catch {
    return '';
  }
}

/** Arguments of sentences that look them up, or count with them. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[][]>> = {
  registerProblem: pairs(CUSTOMER_LINES, ['missing', 'form', 'long', 'impossible', 'underAge', 'number']),
  newFileProblem: pairs(NEW_FILE_FIELDS, ['missing', 'long']),
  answerProblemText: [
    ...pairs(
      ['text', 'image_upload', 'single_choice'].map((type) => ({ type, text: BLANK, format: null })),
      ['missing'],
    ),
    ...pairs(
      [{ type: 'text', text: BLANK, format: null }],
      ['long', 'choice', 'number', 'date', 'phone', 'furigana', 'underAge'],
    ),
  ],
  consentsOf: [[FEE]],
  'reservation.feeDue': [[FEE]],
  'reservation.cancelCosts': [[FEE]],
};

function pairs(ones: readonly unknown[], others: readonly unknown[]): unknown[][] {
  return ones.flatMap((one) => others.map((other) => [one, other]));
}

/** What a sentence says: with its arguments left blank, and where one of them makes it another sentence. */
function saidBy(sentence: Sentence, name: string): unknown[] {
  const given = ARGUMENTS[name];
  if (given) return given.map((values) => sentence(...values));
  const blanks = Array.from({ length: sentence.length }, () => blank);
  const others = blanks.flatMap((_, index) =>
    OTHERS.map((other) => {
      const said = attempt(sentence, blanks.with(index, other));
      return said.includes(String(other)) ? '' : said;
    }),
  );
  return [String(sentence(...blanks)), ...others];
}

const isJapanese = (text: string) => /[ぁ-んァ-ヶ一-龠]/.test(text);

/** All sentences of a text, as a patient reads them; `without` are the names of parts that stand elsewhere. */
export function sentencesOf(value: unknown, name: string, without: readonly string[] = []): string[] {
  if (without.includes(name)) return [];
  if (typeof value === 'string') return isJapanese(value) ? [value] : [];
  const parts = typeof value === 'function' ? saidBy(value as Sentence, name) : (value ?? {});
  const all = Object.entries(parts).flatMap(([key, part]) => sentencesOf(part, `${name}.${key}`, without));
  return [...new Set(all)];
}
