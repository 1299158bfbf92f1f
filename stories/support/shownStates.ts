/** States that only a finger or a key brings, and the attribute that shows them. */
const STATES = /:(active|focus-visible)\b/g;
export const SHOWN = 'data-shown';

function copyRules(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const { selectorText, cssText } = rule;
      const shown = selectorText.replaceAll(STATES, `[${SHOWN}='$1']`);
      if (shown !== selectorText && !selectorText.includes(':not('))
        rules.insertRule(shown + cssText.slice(selectorText.length), at + 1);
    } else if (rule instanceof CSSGroupingRule) copyRules(rule);
  }
}

/** Repeats the rules for a pressed or focused control, so that an element with `data-shown="active"` looks like one. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    const isDone = [...sheet.cssRules].some(({ cssText }) => cssText.includes(SHOWN));
    if (!isDone) copyRules(sheet);
  }
}
