/** By the id of each rule: the modules that keep it, and the stories and tests that prove it (`.storybook/ruleIndex.ts`). */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
