export type CssItem = string | CssBlock;
export interface CssBlock {
  head: string;
  body: CssItem[];
}
export function parseCss(css: string): CssItem[];
export function printCss(items: CssItem[]): string;
export function selectorsOf(head: string): string[];
export function mapRules(items: CssItem[], keep: (rule: CssBlock) => CssBlock | null): CssItem[];
