export interface RuleGroup {
  title: string;
  /** Each Japanese sentence under its id. An id never changes, because code and tests cite it as `§slot-lead-time`. */
  rules: Readonly<Record<string, string>>;
}
