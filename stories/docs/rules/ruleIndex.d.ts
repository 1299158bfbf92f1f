/** The modules that keep a rule, and the stories and tests that prove it, by rule id. See `.storybook/ruleIndex.ts`. */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
