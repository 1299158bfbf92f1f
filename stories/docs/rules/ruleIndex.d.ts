/**
 * `keepers` lists the modules that keep a rule, by the rule's id.
 * `proofs` lists the tests and stories that prove a rule, by the rule's id.
 */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
