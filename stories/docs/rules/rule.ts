/** Rules of one subject. The code that keeps a rule and the tests that prove it cite its id: `§slot-lead-time`. */
export interface RuleGroup {
  title: string;
  /** A Japanese sentence for each id. Never change an id, because code and tests cite it. */
  rules: Readonly<Record<string, string>>;
}
