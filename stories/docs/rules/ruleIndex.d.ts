/** The modules that keep a rule, and the tests and stories that prove the rule, by its id. */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
