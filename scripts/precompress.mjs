import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|mjs|css|json|map|webmanifest|txt|svg)$/;
/** The size from which on files are compressed. Smaller files would hardly shrink. */
const MIN_BYTES = 200;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packBeside(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  // Brotli uses its best quality by default, but gzip needs a level.
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` at the best quality beside every text file of a built app, for the server to send. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => packBeside(join(parentPath, name))));
}
