/** The rules of one subject. Code and tests cite a rule by its id, for example `§slot-lead-time`. */
export interface RuleGroup {
  title: string;
  /** Maps each rule's id to one Japanese sentence. Never change an id, because code and tests cite the ids. */
  rules: Readonly<Record<string, string>>;
}
