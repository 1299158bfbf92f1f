// Download sizes of the app for LINE: bytes of scripts and styles at brotli 11, as they are sent.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtForLine, LINE_BUILD } from './built.mjs';
import { root } from './paths.mjs';

const APP = join(root, LINE_BUILD, 'dist');
const FIRST = ['main', 'line', 'enter', 'screens'];
const moduleOf = (page) => (page === 'SlotPickerPage' ? 'picker' : `src/pages/${page}/${page}.tsx`);
const PICKER = [...FIRST, moduleOf('SlotPickerPage')];
/** The picker, consent, the questionnaire, and My Page with the completion. */
const BOOKING = [
  ...PICKER,
  'src/app/ChosenBlockLayout.tsx',
  ...['ConfirmPage', 'QuestionnairePage', 'ReservationsPage'].map(moduleOf),
];

/** The sizes that have budgets. A page's `own` files are used by no other page. */
export async function measureForLine() {
  await builtForLine();
  const manifest = JSON.parse(readFileSync(join(APP, '.vite/manifest.json'), 'utf8'));
  const files = Object.values(manifest);
  const sum = (names) =>
    [...names].reduce((total, name) => total + brotliCompressSync(readFileSync(join(APP, name))).length, 0);
  /** A lazy module's own chunk, else the one that `vite.config.ts` names. */
  const chunkOf = (module) => {
    const found = manifest[module] ?? files.find(({ name, file }) => name === module && file.endsWith('.js'));
    if (!found) throw new Error(`the build does not contain ${module}`);
    return found;
  };
  /** The files loaded before these modules run. */
  const needed = (modules) => {
    const names = new Set();
    const add = ({ file, imports = [], css = [] }) => {
      if (names.has(file)) return;
      for (const name of [file, ...css]) names.add(name);
      for (const name of imports) add(manifest[name]);
    };
    for (const module of modules) add(chunkOf(module));
    return names;
  };

  const first = needed(FIRST);
  const pages = readdirSync(join(root, 'src/pages')).map((page) => ({
    page,
    beyond: [...needed([moduleOf(page)])].filter((name) => !first.has(name)),
  }));
  const isOwn = (file) => pages.filter(({ beyond }) => beyond.includes(file)).length === 1;
  return {
    picker: sum(needed(PICKER)),
    booking: sum(needed(BOOKING)),
    pages: pages.map(({ page, beyond }) => ({ page, own: sum(beyond.filter(isOwn)) })),
    fonts: readdirSync(join(APP, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file)),
  };
}
