// Measures the download sizes of the app for LINE: scripts and styles, compressed with brotli 11 as they are sent.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildForLine, LINE_BUILD } from './built.mjs';
import { root } from './paths.mjs';

const APP = join(root, LINE_BUILD, 'dist');
const FIRST = ['main', 'line', 'enter', 'screens'];
const moduleOf = (page) => (page === 'SlotPickerPage' ? 'picker' : `src/pages/${page}/${page}.tsx`);
const PICKER = [...FIRST, moduleOf('SlotPickerPage')];
/** All pages of a booking: picker, consents, questionnaire, and the reservations at the end. */
const BOOKING = [
  ...PICKER,
  'src/app/ChosenBlockLayout.tsx',
  ...['ConfirmPage', 'QuestionnairePage', 'ReservationsPage'].map(moduleOf),
];

/** Returns the sizes that have budgets, in bytes. `own` is the size of the files that only this page uses. */
export async function measureForLine() {
  await buildForLine();
  const manifest = JSON.parse(readFileSync(join(APP, '.vite/manifest.json'), 'utf8'));
  const files = Object.values(manifest);
  const sum = (names) =>
    [...names].reduce((total, name) => total + brotliCompressSync(readFileSync(join(APP, name))).length, 0);
  /** Returns the chunk of a lazy module, or the chunk that has this name in `vite.config.ts`. */
  const chunkOf = (module) => {
    const chunk = manifest[module] ?? files.find(({ name, file }) => name === module && file.endsWith('.js'));
    if (!chunk) throw new Error(`the build does not contain ${module}`);
    return chunk;
  };
  /** Returns the files that a browser must load before these modules run. */
  const filesFor = (modules) => {
    const names = new Set();
    const add = ({ file, imports = [], css = [] }) => {
      if (names.has(file)) return;
      for (const name of [file, ...css]) names.add(name);
      for (const name of imports) add(manifest[name]);
    };
    for (const module of modules) add(chunkOf(module));
    return names;
  };

  const first = filesFor(FIRST);
  const pages = readdirSync(join(root, 'src/pages')).map((page) => ({
    page,
    added: [...filesFor([moduleOf(page)])].filter((name) => !first.has(name)),
  }));
  const isOwn = (file) => pages.filter(({ added }) => added.includes(file)).length === 1;
  return {
    picker: sum(filesFor(PICKER)),
    booking: sum(filesFor(BOOKING)),
    pages: pages.map(({ page, added }) => ({ page, own: sum(added.filter(isOwn)) })),
    fonts: readdirSync(join(APP, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file)),
  };
}
