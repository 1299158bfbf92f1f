import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SOURCE = join(root, 'node_modules/jquery-jpostal-ja/json');
const ASKED = /\/postal\/(\d{3})\.json$/;

/** Half-width, without the post office's notes in brackets or in place of a town (`小菅村の次に664番地以降がくる場合`). */
const plain = (text) =>
  text
    .replace(/（[^）]*）|^.*の次に.*がくる場合$/g, '')
    .replaceAll('\uFF5E', '〜')
    .normalize('NFKC')
    .replace(/[−‐―]/g, '-')
    .trim();

/** City → last four digits → towns, from a call of `jQuery_jpostal_callback` with a row a town or company. */
export function readTowns(source) {
  const rows = JSON.parse(source.slice(source.indexOf('(') + 1, source.lastIndexOf(')')));
  const file = {};
  for (const [key, prefecture, city, town = '', street = ''] of rows) {
    // Rows with fewer digits name the area that the codes have in common.
    if (!/^_\d{7}$/.test(key)) continue;
    const towns = ((file[plain(prefecture + city)] ??= {})[key.slice(4)] ??= []);
    const name = plain(town + street);
    if (!towns.includes(name)) towns.push(name);
  }
  return file;
}

const townsUnder = async (prefix) => JSON.stringify(readTowns(await readFile(join(SOURCE, `${prefix}.json`), 'utf8')));

/**
 * Vite plug-in: the towns of Japan's postal codes beside the app's files (§zip-finds-address), one file for each first
 * three digits. As modules they would add a thousand file names to every page.
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
