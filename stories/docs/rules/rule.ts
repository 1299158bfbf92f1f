/** A rule that the product keeps. The code that keeps it and the tests that prove it cite it as `§slot-lead-time`. */
export interface Rule {
  /** ASCII words with hyphens; never changes, because the code cites it. */
  id: string;
  /** The rule in one Japanese sentence. */
  says: string;
}

export interface RuleGroup {
  title: string;
  rules: readonly Rule[];
}
