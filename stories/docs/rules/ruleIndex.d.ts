/** Lists by rule id the modules that keep the rule (`keepers`), and the tests and stories that prove it (`proofs`). */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
