/** The modules that cite each rule, by its id. */
declare module 'virtual:rule-keepers' {
  const keepers: Record<string, readonly string[]>;
  export default keepers;
}
