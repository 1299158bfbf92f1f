// Download sizes of the built app by route: bytes of scripts and styles at brotli 11, as they are sent.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { builtForLine, LINE_BUILD } from './built.mjs';
import { root } from './paths.mjs';

const APP = join(root, LINE_BUILD, 'dist');

const FIRST = ['src/main.tsx', 'src/messaging/line.ts', 'src/app/enter.ts', 'src/app/screens.tsx'];
const moduleOf = (page) => `src/pages/${page}/${page}.tsx`;
const PICKER = [...FIRST, moduleOf('SlotPickerPage')];
/** The booking path: the picker, consent, the questionnaire, and My Page with the completion. */
const BOOKING = [
  ...PICKER,
  'src/app/ChosenBlockLayout.tsx',
  ...['ConfirmPage', 'QuestionnairePage', 'ReservationsPage'].map(moduleOf),
];

/** The sizes of the app for LINE that have budgets. A page's `own` files are used by no other page; `total` is all it needs. */
export async function measureForLine() {
  await builtForLine();
  const output = JSON.parse(readFileSync(`${APP}.json`, 'utf8'));
  const files = new Map(output.map((file) => [file.fileName, file]));
  const chunks = output.filter(({ moduleIds }) => moduleIds);
  const sizes = new Map();
  const sizeOf = (name) => {
    if (!sizes.has(name)) sizes.set(name, brotliCompressSync(readFileSync(join(APP, name))).length);
    return sizes.get(name);
  };
  const sum = (names) => [...names].reduce((total, name) => total + sizeOf(name), 0);
  const chunkOf = (module) => {
    const path = join(root, module);
    const found =
      chunks.find(({ facadeModuleId }) => facadeModuleId === path) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(path));
    if (!found) throw new Error(`the build does not contain ${module}`);
    return found;
  };
  /** The files loaded before these modules run. */
  const needed = (modules) => {
    const names = new Set();
    const add = ({ fileName, imports, sheets }) => {
      if (names.has(fileName)) return;
      names.add(fileName);
      for (const sheet of sheets) names.add(sheet);
      for (const name of imports) add(files.get(name));
    };
    for (const module of modules) add(chunkOf(module));
    return names;
  };

  const first = needed(FIRST);
  const picker = needed(PICKER);
  const pages = readdirSync(join(root, 'src/pages')).map((page) => ({
    page,
    beyond: [...needed([moduleOf(page)])].filter((name) => !first.has(name)),
  }));
  const uses = (file) => pages.filter(({ beyond }) => beyond.includes(file)).length;
  const common = new Set(pages.flatMap(({ beyond }) => beyond).filter((file) => uses(file) > 1));
  return {
    first: sum(first),
    picker: sum(picker),
    booking: sum(needed(BOOKING)),
    shared: sum([...common].filter((file) => !picker.has(file))),
    pages: pages.map(({ page, beyond }) => ({
      page,
      own: sum(beyond.filter((file) => !common.has(file))),
      shared: sum(beyond.filter((file) => common.has(file))),
      total: sum(first) + sum(beyond),
    })),
    fonts: [...files.keys()].filter((file) => /\.(woff2?|ttf|otf)$/.test(file)),
  };
}

// `npm run build:report`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { pages, fonts: _, ...whole } = await measureForLine();
  console.table(whole);
  console.table(pages);
}
