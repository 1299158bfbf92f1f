import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SOURCE = join(root, 'node_modules/jquery-jpostal-ja/json');
const REQUEST = /\/postal\/(\d{3})\.json$/;

/** Removes text in brackets. A remark such as `…の次に番地がくる場合` becomes empty, because a remark names no town. */
const normalize = (text) =>
  text
    .replace(/（[^）]*）|^.*の次に.*がくる場合$/g, '')
    .replaceAll('\uFF5E', '〜')
    .normalize('NFKC')
    .replace(/[−‐―]/g, '-')
    .trim();

/** Town names by city, then by the last four digits of the postal code. */
export function readTowns(source) {
  const rows = JSON.parse(source.slice(source.indexOf('(') + 1, source.lastIndexOf(')')));
  const cities = {};
  for (const [key, prefecture, city, town = '', street = ''] of rows) {
    // Skips keys of only three digits, because such a key names a whole area.
    if (!/^_\d{7}$/.test(key)) continue;
    const towns = ((cities[normalize(prefecture + city)] ??= {})[key.slice(4)] ??= []);
    const name = normalize(town + street);
    if (!towns.includes(name)) towns.push(name);
  }
  return cities;
}

const readTownsJson = async (prefix) =>
  JSON.stringify(readTowns(await readFile(join(SOURCE, `${prefix}.json`), 'utf8')));

/** Emits the postal files as assets, because imports would add the names of all thousand files to the app’s code. */
export const postalFiles = () => ({
  name: 'postal-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const prefix = REQUEST.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
      if (prefix === undefined) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      void readTownsJson(prefix)
        .catch(() => '{}')
        .then((towns) => response.end(towns));
    });
  },
  async generateBundle() {
    for (const name of await readdir(SOURCE)) {
      const prefix = /^(\d{3})\.json$/.exec(name)?.[1];
      const source = prefix === undefined ? '{}' : await readTownsJson(prefix);
      if (source !== '{}') this.emitFile({ type: 'asset', fileName: `postal/${name}`, source });
    }
  },
});
