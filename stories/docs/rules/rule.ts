/** Rules of the product. The code that keeps a rule and the tests that prove it cite it as `§slot-lead-time`. */
export interface RuleGroup {
  title: string;
  /** One Japanese sentence for each id. An id never changes, because the code cites it. */
  rules: Readonly<Record<string, string>>;
}
