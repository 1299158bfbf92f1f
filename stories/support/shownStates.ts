/** States that only a pointer or the keyboard produces, and the attribute that imitates them. */
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

/** Copies the CSS rules for `:active` and `:focus-visible`, so that `data-shown="active"` imitates a pressed control. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    const isDone = [...sheet.cssRules].some(({ cssText }) => cssText.includes(SHOWN));
    if (!isDone) copyRules(sheet);
  }
}
