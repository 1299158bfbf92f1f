/** The modules that keep each rule, and the stories and tests that prove it, by its id (`.storybook/ruleIndex.ts`). */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
