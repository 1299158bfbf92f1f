const STATES = /:(active|focus-visible)\b/g;
/** A control with this attribute looks pressed (`active`) or focused (`focus-visible`). */
export const SHOWN_ATTRIBUTE = 'data-shown';

function copyRules(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = rules.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const { selectorText, cssText } = rule;
      const copiedSelector = selectorText.replaceAll(STATES, `[${SHOWN_ATTRIBUTE}='$1']`);
      if (copiedSelector !== selectorText && !selectorText.includes(':not('))
        rules.insertRule(copiedSelector + cssText.slice(selectorText.length), index + 1);
    } else if (rule instanceof CSSGroupingRule) copyRules(rule);
  }
}

/** Copies each CSS rule for pressed or focused controls. The copy applies to controls with `SHOWN_ATTRIBUTE`. */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) {
    const isDone = [...sheet.cssRules].some(({ cssText }) => cssText.includes(SHOWN_ATTRIBUTE));
    if (!isDone) copyRules(sheet);
  }
}
