import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(html|js|mjs|css|json|map|webmanifest|txt|svg)$/;
/** A smaller file gains next to nothing. */
const WORTH_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packBeside(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_BYTES) return;
  // Brotli's quality is the best by default, gzip's is not.
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file of a built app, at the best quality; the server sends them as they are. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map(({ parentPath, name }) => packBeside(join(parentPath, name))));
}
