import { mapRules, parseCss, printCss, selectorsOf } from './css.mjs';

const MANTINE = /\/@mantine\/core\/styles\/([A-Za-z-]+)\.layer\.css$/;

/** Colours of Mantine's own palette that the theme has no use for. `tests/repo/budgets.test.ts` looks for their names. */
export const UNUSED_COLORS = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'teal', 'green', 'lime', 'yellow', 'orange'];

/** The look is light only and reads from left to right (`src/theme/ThemeProvider.tsx`). */
const NEVER = /\[data-mantine-color-scheme=["']?dark|\[dir=["']?rtl/;
const UNUSED = new RegExp(`^--mantine-color-(${UNUSED_COLORS.join('|')}|dark)-`);

/** What others build on, whatever is loaded first: within the layer, its own sublayer gives way. */
const BASES = ['UnstyledButton', 'Paper', 'Input', 'InlineInput', 'ModalBase'];

function lean(css, name) {
  const tree = mapRules(parseCss(css), ({ head, body }) => {
    const selectors = selectorsOf(head).filter((selector) => !NEVER.test(selector));
    if (selectors.length === 0) return null;
    return { head: selectors.join(','), body: body.filter((item) => typeof item !== 'string' || !UNUSED.test(item)) };
  });
  const text = printCss(tree);
  return BASES.includes(name) ? text.replaceAll('@layer mantine{', '@layer mantine.base{') : text;
}

/** Mantine's style sheets without what this app can never show: dark colours, other directions, other palettes. */
export function leanCss() {
  return {
    name: 'lean-css',
    enforce: 'pre',
    transform: {
      filter: { id: MANTINE },
      handler: (css, id) => ({ code: lean(css, MANTINE.exec(id)?.[1]), map: null }),
    },
  };
}
