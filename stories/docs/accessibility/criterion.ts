/** 適合 (met), 該当なし (nothing of the kind in the app), 確認が必要 (a person has to look). */
type State = 'met' | 'none' | 'check';

/** One success criterion of WCAG 2.2 at A or AA, and how the app stands to it. */
export interface Criterion {
  /** `1.4.3`; JIS X 8341-3:2016 has the same numbers for those of WCAG 2.0. */
  number: string;
  level: 'A' | 'AA';
  name: string;
  /** The version of WCAG that brought it. JIS X 8341-3:2016 is WCAG 2.0. */
  since: '2.0' | '2.1' | '2.2';
  state: State;
  /** How it is met, why there is nothing of the kind, or what is to be looked at. */
  how: string;
  /**
   * What fails when it is no longer so: `MainButton/KeyboardAlone` (a component, page or flow, and its story), or
   * `tests/e2e/keyboard.spec.ts › the focus is …` (a file, and how the test's name begins).
   */
  proofs: readonly string[];
}

/** The tests that look at every screen. */
export const ON_EVERY_SCREEN = {
  axe: 'tests/e2e/accessibility.spec.ts › axe finds nothing on any screen at',
  layout: 'tests/e2e/layout.spec.ts › every screen holds at',
  focus: 'tests/e2e/keyboard.spec.ts › the focus is always to be seen at',
  contrast: 'tests/repo/docs.test.ts › show colours that reach their contrast',
  keyboard: 'tests/repo/stories.test.ts › of components a patient acts on',
} as const;
