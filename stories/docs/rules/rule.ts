/** Rules that the product keeps. The code that keeps one and the tests that prove it cite it as `§slot-lead-time`. */
export interface RuleGroup {
  title: string;
  /**
   * Each rule in one Japanese sentence, by its id: ASCII words with hyphens, which never change, because the code cites
   * them.
   */
  rules: Readonly<Record<string, string>>;
}
