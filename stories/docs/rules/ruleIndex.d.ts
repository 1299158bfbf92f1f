/** Maps each rule id to the modules that keep the rule and to its proofs. See `.storybook/ruleIndex.ts`. */
declare module 'virtual:rule-index' {
  const index: Record<'keepers' | 'proofs', Record<string, readonly string[]>>;
  export default index;
}
