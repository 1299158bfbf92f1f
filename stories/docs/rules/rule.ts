/** A rule that the product keeps. The code and the tests cite it as `§slot-lead-time`. */
export interface Rule {
  /** ASCII words with hyphens; never changes, because the code cites it. */
  id: string;
  /** The rule in one Japanese sentence. */
  says: string;
  /**
   * Tests that fail when it is broken: `MainButton/KeyboardAlone` (a component, page or flow, and its story), or
   * `tests/unit/domain/booking/bookableDay.test.ts › …` (a file, and the beginning of the test's name).
   */
  provenBy: readonly string[];
}

export interface RuleGroup {
  title: string;
  rules: readonly Rule[];
}
