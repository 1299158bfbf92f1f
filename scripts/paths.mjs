import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the JavaScript file of a command, so that `node FILE` runs the command on every system. */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[command]);
}

export const npm = (args, options) =>
  spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });

export function fail(message) {
  console.error(message);
  process.exit(1);
}
