import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SOURCE = join(root, 'node_modules/jquery-jpostal-ja/json');
const ASKED = /\/postal\/(\d{3})\.json$/;

/** Half-width letters and digits; without the brackets in which the post office notes which box of which office it is. */
const plain = (text) =>
  text
    .replace(/（[^）]*）/g, '')
    .replaceAll('\uFF5E', '〜')
    .normalize('NFKC')
    .replace(/[−‐―]/g, '-')
    .trim();

/**
 * The towns of one file of `jquery-jpostal-ja`, which is rows (a town or a company each) in a call of
 * `jQuery_jpostal_callback`: city → last four digits → towns.
 */
export function readTowns(source) {
  const rows = JSON.parse(source.slice(source.indexOf('(') + 1, source.lastIndexOf(')')));
  const file = {};
  for (const [key, prefecture, city, town = '', street = ''] of rows) {
    // Rows of fewer digits name the area that the codes have in common.
    if (!/^_\d{7}$/.test(key)) continue;
    const towns = ((file[plain(prefecture + city)] ??= {})[key.slice(4)] ??= []);
    const name = plain(town + street);
    if (!towns.includes(name)) towns.push(name);
  }
  return file;
}

const townsUnder = async (prefix) => JSON.stringify(readTowns(await readFile(join(SOURCE, `${prefix}.json`), 'utf8')));

/**
 * A Vite plug-in: the towns of Japan's postal codes as `postal/100.json`, a file for each first three digits, beside the
 * app's own files (E6); served while developing, written with the build. As modules they would put a thousand file names
 * into every page.
 */
export const postalFiles = () => ({
  name: 'postal-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const prefix = ASKED.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
      if (prefix === undefined) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      void townsUnder(prefix)
        .catch(() => '{}')
        .then((towns) => response.end(towns));
    });
  },
  async generateBundle() {
    for (const name of await readdir(SOURCE)) {
      const prefix = /^(\d{3})\.json$/.exec(name)?.[1];
      const source = prefix === undefined ? '{}' : await townsUnder(prefix);
      if (source !== '{}') this.emitFile({ type: 'asset', fileName: `postal/${name}`, source });
    }
  },
});
