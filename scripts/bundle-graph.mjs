// What the built app asks of a phone, in bytes: by route, by chunk and by package.
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { forProduction } from './build.mjs';
import { root } from './paths.mjs';

/** Bytes on the wire at brotli 11, as the static files are sent. */
export const brotliBytes = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The routes and the page that draws each; the booking path's come first, in a patient's order. */
export const PAGES = [
  'SlotPickerPage',
  'ConfirmPage',
  'QuestionnairePage',
  'RegisterPage',
  'ReservationsPage',
  'HomePage',
  'ReservePage',
  'MedicinePage',
  'InspectionsPage',
  'OtherPage',
  'InfoPage',
  'AddressesPage',
  'FilesPage',
  'PaymentsPage',
  'BillPage',
  'DeliverPage',
  'PaymentResultPage',
  'NotFoundPage',
];

/** Builds the app for LINE in memory, whatever the environment's own settings. */
export async function buildForLine() {
  const { build } = await import('vite');
  const { VITE_LIFF_ID: own } = process.env;
  process.env.VITE_LIFF_ID = '1234567890-AbCdEfGh';
  try {
    const config = { root, configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'silent' };
    const built = await forProduction(() => build({ ...config, build: { write: false } }));
    return (Array.isArray(built) ? built[0] : built).output;
  } finally {
    if (own === undefined) delete process.env.VITE_LIFF_ID;
    else process.env.VITE_LIFF_ID = own;
  }
}

const packageOf = (id) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  (id.startsWith(root)
    ? /^(src\/(?:api|app|domain|messaging|pages|components|copy|theme))?/.exec(
        id.slice(root.length).replace(/^\//, ''),
      )?.[0]
    : '') ??
  '';

/**
 * The graph of a build: what a set of modules needs before it runs. Style sheets count with the chunk that imports
 * them; `modules` is apportioned by each module's rendered length.
 */
export function graphOf(output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const assets = new Map(output.filter(({ type }) => type === 'asset').map((asset) => [asset.fileName, asset]));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliBytes(chunks.get(file)?.code ?? assets.get(file).source));
    return sizes.get(file);
  };
  const chunkOf = (pattern) =>
    [...chunks.values()].find(({ facadeModuleId }) => pattern.test(facadeModuleId ?? '')) ??
    [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)));
  /** Files that are there before the modules of these chunks run. */
  const reach = (...patterns) => {
    const files = new Set();
    const go = (name) => {
      if (files.has(name)) return;
      files.add(name);
      const chunk = chunks.get(name);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
      chunk.imports.forEach(go);
    };
    for (const pattern of patterns) {
      const chunk = chunkOf(pattern);
      if (!chunk) throw new Error(`the build holds no ${pattern}`);
      go(chunk.fileName);
    }
    return files;
  };
  const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
  const byPackage = (files) => {
    const costs = new Map();
    for (const file of files) {
      const modules = Object.entries(chunks.get(file)?.modules ?? {});
      const whole = modules.reduce((total, [, { renderedLength }]) => total + renderedLength, 0);
      if (whole === 0) costs.set('styles', (costs.get('styles') ?? 0) + sizeOf(file));
      for (const [id, { renderedLength }] of whole === 0 ? [] : modules) {
        const name = packageOf(id) || 'build';
        costs.set(name, (costs.get(name) ?? 0) + (sizeOf(file) * renderedLength) / whole);
      }
    }
    return [...costs].sort(([, a], [, b]) => b - a);
  };
  return { chunks, assets, reach, sum, sizeOf, byPackage };
}

const FIRST = [/\/index\.html$/, /\/src\/messaging\/line\.ts$/, /\/src\/app\/enter\.ts$/, /\/src\/app\/screens\.tsx$/];
const page = (name) => new RegExp(`/src/pages/${name}/${name}\\.tsx$`);
/** A booking: a time, consent, the questionnaire, and My Page with its completion. */
const BOOKING = ['SlotPickerPage', 'ConfirmPage', 'QuestionnairePage', 'ReservationsPage'];

/** All figures the budgets speak of, in bytes at brotli 11. */
export function measure(output) {
  const graph = graphOf(output);
  const { reach, sum } = graph;
  const first = reach(...FIRST);
  const counts = new Map();
  const beyond = new Map(
    PAGES.map((name) => {
      const files = [...reach(page(name))].filter((file) => !first.has(file));
      for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
      return [name, files];
    }),
  );
  const routes = PAGES.map((name) => {
    const files = beyond.get(name);
    const isOwn = (file) => counts.get(file) === 1;
    return {
      page: name,
      own: sum(files.filter(isOwn)),
      shared: sum(files.filter((file) => !isOwn(file))),
      total: sum(first) + sum(files),
      packages: graph.byPackage([...first, ...files]),
    };
  });
  const picker = reach(...FIRST, page('SlotPickerPage'));
  return {
    graph,
    first: sum(first),
    picker: sum(picker),
    booking: sum(reach(...FIRST, ...BOOKING.map(page))),
    shared: sum([...counts].filter(([file, uses]) => uses > 1 && !picker.has(file)).map(([file]) => file)),
    routes,
    fonts: [...graph.assets.keys()].filter((file) => /\.(woff2?|ttf|otf)$/.test(file)),
  };
}
