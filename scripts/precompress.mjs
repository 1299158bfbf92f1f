import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|mjs|css|json|map|webmanifest|txt|svg)$/;
/** Files with fewer bytes are not compressed, because they would hardly shrink. */
const MIN_BYTES = 200;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packBeside(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  // `brotliCompress` uses its best quality by default, but `gzip` does not.
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` copy beside each large text file of a built app. The server sends the copies. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => packBeside(join(parentPath, name))));
}
