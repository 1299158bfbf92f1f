/** Maps a rule's id to the modules that keep the rule and to the tests and stories that prove it. */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
