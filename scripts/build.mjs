// Builds the app and the clinic, or with `--storybook` only the Storybook. Skips a part whose sources are unchanged.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { bin, root, fail } from './paths.mjs';
import { precompress } from './precompress.mjs';

const SCRIPTS = ['build', 'line', 'postal', 'precompress'].map((name) => `scripts/${name}.mjs`);
const SOURCES = ['src', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', ...SCRIPTS];
const VITE = [bin('vite'), 'build', '--logLevel', 'warn'];
const PARTS = {
  app: {
    folder: 'dist',
    sources: ['public', 'index.html', ...readdirSync(root).filter((name) => /^\.env($|\.)/.test(name))],
    command: [...VITE, '--manifest', '--outDir'],
  },
  clinic: { folder: 'dist-server', sources: ['server'], command: [...VITE, '--ssr', '--outDir'] },
  Storybook: {
    folder: 'storybook-static',
    sources: ['server', 'stories', '.storybook'],
    // Chromatic needs the statistics to find the stories that a change can affect.
    command: [bin('storybook'), 'build', '--quiet', '--stats-json', '-o'],
  },
};

const envWhere = (isWanted) => Object.fromEntries(Object.entries(env).filter(([name]) => isWanted(name)));
const isSetting = (name) => name.startsWith('VITE_');

/** Hashes the contents of the files, not their modification times. */
export function fingerprint(paths, about) {
  const hash = createHash('sha256').update(JSON.stringify([version, about]));
  const add = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

async function buildIfChanged(name, { to, isPacked, settings }) {
  const { folder, sources, command } = PARTS[name];
  const out = join(root, to, folder);
  // The file `built-from` contains the hash of the sources. If compressed copies exist, `packed` follows the hash.
  const stamp = join(out, 'built-from');
  const hash = fingerprint([...SOURCES, ...sources], Object.entries(settings).map(String).sort());
  const mustPack = isPacked && name === 'app';
  const wanted = mustPack ? `${hash} packed` : hash;
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built.startsWith(wanted)) return;
  const started = Date.now();
  if (!built.startsWith(hash)) {
    rmSync(stamp, { force: true });
    const child = spawn(execPath, [...command, out], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Omits NODE_ENV. A test runner sets NODE_ENV to `test`. With this value, Vite would make a development build.
      env: { ...envWhere((name) => name !== 'NODE_ENV' && !isSetting(name)), ...settings },
    });
    const [status] = await once(child, 'close');
    if (status !== 0) fail(`The ${name} could not be built.`);
  }
  if (mustPack) await precompress(out);
  writeFileSync(stamp, wanted);
  // Written to stderr, because a caller may redirect stdout to a file.
  console.error(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** `isPacked` adds compressed copies of the app's files; `settings` replaces the `VITE_` variables of the shell. */
export const build = ({ parts = ['app', 'clinic'], to = '', isPacked = true, settings = envWhere(isSetting) } = {}) =>
  withLock(async () => {
    for (const part of parts) await buildIfChanged(part, { to, isPacked, settings });
  });

if (argv[1] === fileURLToPath(import.meta.url))
  await build(argv.includes('--storybook') ? { parts: ['Storybook'] } : {});
