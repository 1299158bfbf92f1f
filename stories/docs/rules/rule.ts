export interface RuleGroup {
  title: string;
  /**
   * Maps the id of each rule to the Japanese sentence.
   * An id never changes, because code and tests cite it as `§slot-lead-time`.
   */
  rules: Readonly<Record<string, string>>;
}
