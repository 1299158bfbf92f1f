/** 適合 (`met`), 該当なし (`none`: doesn't apply), 未対応 (`open`: something is missing). */
type State = 'met' | 'none' | 'open';

/** One requirement of OWASP ASVS 5.0 at level 1 or 2, and whether the product meets it. */
export interface Requirement {
  /** The number in version 5.0.0, such as `3.4.1`. */
  number: string;
  level: 1 | 2;
  /** Short summary of the requirement. */
  asks: string;
  state: State;
  /** How it is met, why it doesn't apply, or what is missing. */
  how: string;
  /** Proofs: a test (file and beginning of its name), which fails when it is no longer met, or a `rule`. */
  proofs: readonly string[];
}

/** A chapter of OWASP ASVS 5.0. */
export interface Chapter {
  number: string;
  name: string;
  requirements: readonly Requirement[];
}

type Level = Requirement['level'];

export const met = (number: string, level: Level, asks: string, how: string, ...proofs: string[]): Requirement => ({
  number,
  level,
  asks,
  state: 'met',
  how,
  proofs,
});

export const none = (number: string, level: Level, asks: string, why: string): Requirement => ({
  number,
  level,
  asks,
  state: 'none',
  how: why,
  proofs: [],
});

export const open = (
  number: string,
  level: Level,
  asks: string,
  missing: string,
  ...proofs: string[]
): Requirement => ({
  number,
  level,
  asks,
  state: 'open',
  how: missing,
  proofs,
});

const test = (folder: string, ending: string) => (file: string, name: string) =>
  `tests/${folder}/${file}.${ending}.ts › ${name}`;

export const contract = test('contract', 'test');
export const unit = test('unit', 'test');
export const repo = test('repo', 'test');
export const e2e = test('e2e', 'spec');
export const load = (file: string, name: string): string => `tests/load/${file}.ts › ${name}`;

/** A proof that refers to a heading of the written safety rules. */
export const rule = (heading: string): string => `stories/docs/safetyRules.mdx › ${heading}`;
