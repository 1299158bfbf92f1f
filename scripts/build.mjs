// Builds the app into dist/ and the clinic into dist-server/, each only when its sources have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withLock } from './lock.mjs';
import { bin, root } from './paths.mjs';
import { precompress } from './precompress.mjs';

/** File in a built folder that holds the hash of its sources, and one that says that each text has compressed copies. */
const [STAMP, PACKED] = ['built-from', 'packed'];

const COMMON = ['src', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/precompress.mjs'];
const VITE = ['vite.config.ts', 'scripts/line.mjs', 'scripts/postal.mjs'];

/** Vite and React read NODE_ENV, which a test runner or Vite's `runnerImport` may have set to another mode. */
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

/** For `bundle-graph.mjs`. */
const partOf = ({ fileName, facadeModuleId, moduleIds, imports, viteMetadata }) => ({
  fileName,
  ...(moduleIds && { facadeModuleId, moduleIds, imports, sheets: [...(viteMetadata?.importedCss ?? [])] }),
});

const app = {
  name: 'app',
  folder: 'dist',
  sources: [
    ...COMMON,
    ...VITE,
    'public',
    'index.html',
    ...readdirSync(root).filter((name) => /^\.env($|\.)/.test(name)),
  ],
  isSet: true,
  async build({ build, loadEnv, runnerImport }, outDir) {
    // An invalid setting fails the build with a message, rather than the patient's first screen.
    const { module } = await runnerImport(join(root, 'src/app/env.ts'), { configFile: false, logLevel: 'silent' });
    module.readEnv(loadEnv('production', root, 'VITE_'));
    const { output } = await forProduction(() =>
      build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir } }),
    );
    // Beside the folder, because what is in it is served.
    if (outDir !== join(root, app.folder)) writeFileSync(`${outDir}.json`, JSON.stringify(output.map(partOf)));
  },
};

const clinic = {
  name: 'clinic',
  folder: 'dist-server',
  sources: [...COMMON, 'server'],
  async build({ build }, outDir) {
    const entries = ['main', 'cli'];
    const input = Object.fromEntries(entries.map((name) => [name, join(root, `server/${name}.ts`)]));
    const output = { chunkFileNames: '[name]-[hash].js' };
    await forProduction(() =>
      build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { ssr: true, target: 'node20', outDir, sourcemap: true, rolldownOptions: { input, output } },
      }),
    );
  },
};

const storybook = {
  name: 'Storybook',
  folder: 'storybook-static',
  sources: [...COMMON, ...VITE, 'server', 'stories', '.storybook'],
  isSet: true,
  build(_, outDir) {
    // A test runner's NODE_ENV would make a development build.
    const { NODE_ENV: __, ...rest } = env;
    // Chromatic reads from the statistics which stories a change can affect.
    const command = [bin('storybook'), 'build', '-o', outDir, '--quiet', '--stats-json'];
    const { status } = spawnSync(execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: rest });
    if (status !== 0) throw new Error('run npm run build-storybook to see why');
  },
};

const settingsNow = () => Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('VITE_')));

/** Modification times do not count: a checkout changes them. */
function fingerprint({ sources, isSet }) {
  const settings = isSet ? Object.entries(settingsNow()).map(String).sort() : [];
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    else hash.update(`\0${path}\0`).update(readFileSync(full));
  };
  sources.forEach(add);
  return hash.digest('hex');
}

async function buildIfChanged(part, to, isPacked) {
  const folder = join(root, to, part.folder);
  const [stamp, packed] = [join(folder, STAMP), join(folder, PACKED)];
  const hash = fingerprint(part);
  const mustPack = part === app && isPacked;
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (isBuilt && (!mustPack || existsSync(packed))) return;
  const started = Date.now();
  if (!isBuilt) {
    rmSync(stamp, { force: true });
    await part.build(await import('vite'), folder);
    writeFileSync(stamp, hash);
  }
  if (mustPack) {
    await precompress(folder);
    writeFileSync(packed, '');
  }
  // Not to the standard output, which may be kept in a file.
  console.error(`Built the ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function withSettings(settings, work) {
  const before = settingsNow();
  const set = (from, to) => {
    for (const name of Object.keys(from)) delete env[name];
    Object.assign(env, to);
  };
  set(before, settings);
  try {
    return await work();
  } finally {
    set(settings, before);
  }
}

/**
 * Builds the `parts` that are out of date into `to`. The app has compressed copies unless `isPacked` is false.
 * `settings`: the `VITE_` variables in place of the shell's.
 */
export async function build({ parts = ['app', 'clinic'], to = '', isPacked = true, settings = settingsNow() } = {}) {
  const all = [app, clinic, storybook].filter(({ name }) => parts.includes(name));
  await withLock(() =>
    withSettings(settings, async () => {
      for (const part of all) {
        try {
          await buildIfChanged(part, to, isPacked);
        } catch (error) {
          console.error(`The ${part.name} could not be built: ${error.message}`);
          process.exit(1);
        }
      }
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { storybook: onlyStorybook } = parseArgs({ options: { storybook: { type: 'boolean' } } }).values;
  await build(onlyStorybook ? { parts: ['Storybook'] } : {});
}
