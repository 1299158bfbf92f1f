import { expect, test } from 'vitest';
import { mapRules, parseCss, printCss, selectorsOf } from '../../../scripts/css.mjs';

test('commas within brackets of any depth part no selectors', () => {
  expect(selectorsOf('.a:where(:not([data-x],:is(.b,.c))), [data-y="1,2"] .d')).toEqual([
    '.a:where(:not([data-x],:is(.b,.c)))',
    '[data-y="1,2"] .d',
  ]);
});

test('a sheet is the same again but for comments and blocks with nothing in them', () => {
  const css = '/* note */@layer a{.b{color:red;background:url(data:a;b)}@media (min-width:1px){.c{}}}@charset "x";';
  expect(printCss(parseCss(css))).toBe('@layer a{.b{color:red;background:url(data:a;b)}}@charset "x";');
});

test('rules go, and leave nothing empty behind', () => {
  const tree = mapRules(parseCss('@media print{.gone{color:red}}.kept{color:blue}'), (rule) =>
    rule.head === '.gone' ? null : rule,
  );
  expect(printCss(tree)).toBe('.kept{color:blue}');
});
