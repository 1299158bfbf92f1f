import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './paths.mjs';

const TEXT = /\.(html|js|mjs|css|json|map|webmanifest|txt|svg)$/;
/** Less than this travels in one packet anyway. */
const WORTH_BYTES = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What was compressed once is the same in the next build: most files are, and the best quality takes its time. */
const KEPT = join(root, 'node_modules/.cache/clinic/packed');
const KEPT_MS = 14 * 86_400_000;

async function kept(name, make) {
  const path = join(KEPT, name);
  const before = await readFile(path).catch(() => null);
  if (before) {
    await utimes(path, new Date(), new Date()).catch(() => undefined);
    return before;
  }
  const made = await make();
  const own = `${path}.${pid}`;
  await writeFile(own, made);
  await rename(own, path);
  return made;
}

async function forgetOld() {
  for (const name of await readdir(KEPT)) {
    const { mtimeMs } = await stat(join(KEPT, name));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(KEPT, name), { force: true });
  }
}

async function packBeside(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const hash = createHash('sha256').update(bytes).digest('hex');
  await writeFile(`${path}.br`, await kept(`${hash}.br`, () => brotli(bytes, { params })));
  await writeFile(`${path}.gz`, await kept(`${hash}.gz`, () => zip(bytes, { level: 9 })));
}

/** Lays every text of a built app beside itself as `.br` and `.gz`, as small as they get; a server sends them as they are. */
export async function precompress(folder) {
  await mkdir(KEPT, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const waiting = texts.map(({ parentPath, name }) => join(parentPath, name));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await packBeside(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await forgetOld();
}
