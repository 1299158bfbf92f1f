export interface RuleGroup {
  title: string;
  /** One Japanese sentence by id. An id never changes, because code and tests cite it as `§slot-lead-time`. */
  rules: Readonly<Record<string, string>>;
}
