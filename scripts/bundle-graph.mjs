import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildForLine, LINE_BUILD } from './built.mjs';
import { root } from './paths.mjs';

const APP = join(root, LINE_BUILD, 'dist');
const START = ['main', 'line', 'enter', 'screens'];
const chunkIdOf = (page) => (page === 'SlotPickerPage' ? 'picker' : `src/pages/${page}/${page}.tsx`);
const PICKER = [...START, chunkIdOf('SlotPickerPage')];
/** The chunks that a patient loads from the start of the app to the list of reservations after a booking. */
const BOOKING = [
  ...PICKER,
  'src/app/ChosenBlockLayout.tsx',
  ...['ConfirmPage', 'QuestionnairePage', 'ReservationsPage'].map(chunkIdOf),
];

/** Sizes are in bytes after brotli compression. A page’s `own` is the size of the files that no other page loads. */
export async function measureForLine() {
  await buildForLine();
  const manifest = JSON.parse(readFileSync(join(APP, '.vite/manifest.json'), 'utf8'));
  const files = Object.values(manifest);
  const sum = (names) =>
    [...names].reduce((total, name) => total + brotliCompressSync(readFileSync(join(APP, name))).length, 0);
  /** `id` is the path of a lazy module, or the name of a chunk in `vite.config.ts`. */
  const chunkOf = (id) => {
    const chunk = manifest[id] ?? files.find(({ name, file }) => name === id && file.endsWith('.js'));
    if (!chunk) throw new Error(`the build does not contain ${id}`);
    return chunk;
  };
  const filesFor = (chunkIds) => {
    const names = new Set();
    const add = ({ file, imports = [], css = [] }) => {
      if (names.has(file)) return;
      for (const name of [file, ...css]) names.add(name);
      for (const name of imports) add(manifest[name]);
    };
    for (const id of chunkIds) add(chunkOf(id));
    return names;
  };

  const startFiles = filesFor(START);
  const pages = readdirSync(join(root, 'src/pages')).map((page) => ({
    page,
    added: [...filesFor([chunkIdOf(page)])].filter((name) => !startFiles.has(name)),
  }));
  const isOwn = (file) => pages.filter(({ added }) => added.includes(file)).length === 1;
  return {
    picker: sum(filesFor(PICKER)),
    booking: sum(filesFor(BOOKING)),
    pages: pages.map(({ page, added }) => ({ page, own: sum(added.filter(isOwn)) })),
    fonts: readdirSync(join(APP, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file)),
  };
}
