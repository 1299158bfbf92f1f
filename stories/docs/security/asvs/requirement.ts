/** 適合 (met), 該当なし (nothing of the kind here), 未対応 (open: something is missing). */
type State = 'met' | 'none' | 'open';

/** One requirement of OWASP ASVS 5.0 at level 1 or 2, and how the product stands to it. */
export interface Requirement {
  /** `3.4.1`, as in version 5.0.0. */
  number: string;
  level: 1 | 2;
  /** What is asked, in short. */
  asks: string;
  state: State;
  /** How it is met, why there is nothing of the kind, or what is missing. */
  how: string;
  /** What fails when it is no longer so: a test by its file and how its name begins, or a heading of the written rules. */
  proofs: readonly string[];
}

/** A chapter of the standard. */
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

/** A heading of the written rules. */
export const rule = (heading: string): string => `stories/docs/safetyRules.mdx › ${heading}`;
