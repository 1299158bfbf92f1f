import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The JavaScript file behind an installed command, to be run by `process.execPath` (no PATH, no `.cmd`). */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[command]);
}

/** Ends the command with an error message. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
