import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/** Runs a built program of dist-server/ in this very process: signals and the exit code are its own. */
export async function runBuilt(file) {
  const path = join(root, 'dist-server', file);
  argv[1] = path;
  await import(pathToFileURL(path).href);
}
