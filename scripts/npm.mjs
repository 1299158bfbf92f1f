import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Runs npm in the root folder of the clone. */
export const npm = (args, options) =>
  spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
