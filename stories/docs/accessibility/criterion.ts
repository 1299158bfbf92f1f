/** 適合 (`met`), 該当なし (`none`: doesn't apply to the app), 確認が必要 (`check`: needs a manual check). */
type State = 'met' | 'none' | 'check';

/** One success criterion of WCAG 2.2 at level A or AA, and whether the app meets it. */
export interface Criterion {
  /** For example `1.4.3`. JIS X 8341-3:2016 has the same numbers for the criteria of WCAG 2.0. */
  number: string;
  level: 'A' | 'AA';
  name: string;
  /** The version of WCAG that introduced it. JIS X 8341-3:2016 corresponds to WCAG 2.0. */
  since: '2.0' | '2.1' | '2.2';
  state: State;
  /** How it is met, why it doesn't apply, or what to check. */
  how: string;
  /**
   * Tests that fail when it is no longer met: `MainButton/KeyboardAlone` (a component, page or flow, and its story), or
   * `tests/e2e/keyboard.spec.ts › the focus is …` (a file, and the beginning of the test's name).
   */
  proofs: readonly string[];
}

/** Tests that cover every screen. */
export const ON_EVERY_SCREEN = {
  axe: 'tests/e2e/accessibility.spec.ts › axe finds nothing on any screen at',
  layout: 'tests/e2e/layout.spec.ts › every screen holds at',
  focus: 'tests/e2e/keyboard.spec.ts › the focus is always to be seen at',
  contrast: 'tests/repo/docs.test.ts › show colours that reach their contrast',
  keyboard: 'tests/repo/stories.test.ts › of components a patient acts on',
} as const;
