import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|mjs|css|json|map|webmanifest|txt|svg)$/;
/** Smaller files are skipped, because they hardly shrink. */
const MIN_BYTES = 200;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packBeside(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes the `.br` and `.gz` copies that the server sends. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => packBeside(join(parentPath, name))));
}
