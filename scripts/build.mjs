// Builds the app into dist/ and the clinic into dist-server/, each only when what it is made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { bin, root } from './paths.mjs';
import { precompress } from './precompress.mjs';

const STAMP = '.build-stamp';

const COMMON = ['src', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/precompress.mjs'];

/** What `vite.config.ts` is made of. */
const PLUGINS = ['scripts/line.mjs', 'scripts/postal.mjs'];

const settings = () =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort(([a], [b]) => (a < b ? -1 : 1));

const dotEnvFiles = () => readdirSync(root).filter((name) => /^\.env($|\.)/.test(name));

/** Vite and React read the mode from the environment, where a test runner, or Vite's own reading of a module, has left one. */
export async function forProduction(build) {
  const before = env.NODE_ENV;
  env.NODE_ENV = 'production';
  try {
    return await build();
  } finally {
    if (before === undefined) delete env.NODE_ENV;
    else env.NODE_ENV = before;
  }
}

const app = {
  name: 'app',
  folder: 'dist',
  made: ['index.html'],
  sources: () => [...COMMON, 'public', 'index.html', 'vite.config.ts', ...PLUGINS, ...dotEnvFiles()],
  settings,
  async build({ build, loadEnv, runnerImport }, outDir) {
    // An impossible setting stops here, with the sentence that names it, and not on the patient's first screen.
    const { module } = await runnerImport(join(root, 'src/app/env.ts'), { configFile: false, logLevel: 'silent' });
    module.readEnv(loadEnv('production', root, 'VITE_'));
    await forProduction(() =>
      build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir } }),
    );
    await precompress(outDir);
  },
};

const server = {
  name: 'clinic',
  folder: 'dist-server',
  made: ['main.js', 'cli.js'],
  sources: () => [...COMMON, 'server'],
  settings: () => [],
  async build({ build }, outDir) {
    await forProduction(() =>
      build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          ssr: true,
          target: 'node20',
          outDir,
          sourcemap: true,
          rolldownOptions: {
            input: { main: join(root, 'server/main.ts'), cli: join(root, 'server/cli.ts') },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      }),
    );
  },
};

const storybook = {
  name: 'Storybook',
  folder: 'storybook-static',
  made: ['index.json', 'iframe.html'],
  sources: () => [...COMMON, 'server', 'stories', '.storybook', 'vite.config.ts', ...PLUGINS],
  settings,
  async build(_, outDir) {
    const command = [bin('storybook'), 'build', '-o', outDir, '--quiet'];
    // A test runner's own NODE_ENV would make a build for development.
    const { NODE_ENV: _env, ...rest } = env;
    const { status } = spawnSync(execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: rest });
    if (status !== 0) throw new Error('npm run build-storybook tells why');
  },
};

function* filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) yield path;
  else for (const name of readdirSync(full).sort()) yield* filesUnder(`${path}/${name}`);
}

/** A change of any byte, name or `VITE_` setting changes it; a file's time does not (a checkout sets that at will). */
function fingerprint(part) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, part.settings()]));
  for (const source of part.sources()) {
    for (const file of filesUnder(source)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function bring(part, to) {
  const folder = join(root, to, part.folder);
  const stamp = join(folder, STAMP);
  const print = fingerprint(part);
  const isMade = part.made.every((file) => existsSync(join(folder, file)));
  if (isMade && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  const started = Date.now();
  rmSync(stamp, { force: true });
  await part.build(await import('vite'), folder);
  writeFileSync(stamp, print);
  console.log(`Built the ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Brings dist/ and dist-server/ up to date, and storybook-static/ when it is named, below the folder `to` when there is
 * one (a second build, with other settings, beside the first). A failed build ends the command with the reason.
 */
export async function build({ parts = ['app', 'clinic'], to = '' } = {}) {
  await withLock(async () => {
    for (const part of [app, server, storybook].filter(({ name }) => parts.includes(name))) {
      try {
        await bring(part, to);
      } catch (error) {
        console.error(`The ${part.name} could not be built: ${error.message}`);
        process.exit(1);
      }
    }
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const at = argv.indexOf('--to');
  const parts = argv.includes('--storybook') ? { parts: ['Storybook'] } : {};
  await build({ ...parts, to: at === -1 ? '' : (argv[at + 1] ?? '') });
}
