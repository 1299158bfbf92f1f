// Makes a fresh clone ready: the right Node, the dependencies of the lock file and, with --tests, a Chromium and a PostgreSQL.
// Runs before anything is installed, so it imports Node's own modules alone until then.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, getuid, versions } from 'node:process';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { bin, root, stop } from './paths.mjs';
import { findPostgres } from './postgres.mjs';

const [major, minor] = versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22))
  stop(`This project needs Node 20.19 or newer (of the 22 line 22.12 or newer); this is Node ${versions.node}.`);

const isRoot = getuid?.() === 0;
const hasApt = isRoot && existsSync('/etc/debian_version');

/** What npm noted at the end of its last install is what the lock file asks for; an interrupted `npm ci` leaves no note. */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(note);
  const { '': _, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(present).every((path) => path in wanted) &&
    // npm leaves out optional packages made for other systems.
    Object.entries(wanted).every(([path, { integrity, optional }]) =>
      present[path] ? present[path].integrity === integrity : optional,
    )
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies of package-lock.json (under a minute) …');
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = npm(args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop('The dependencies could not be installed: see the message of npm above.');
}

const run = (command, ...args) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

function aptInstall(...packages) {
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', ...packages);
}

async function installBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  if (env.CHROME_PATH || env.CHROMIUM_PATH)
    stop('The program named by CHROME_PATH or CHROMIUM_PATH is not a browser that runs.');
  console.log('The tests need a Chromium and there is none: installing it …');
  if (hasApt) aptInstall('chromium', 'fonts-noto-cjk');
  if (!findChromium()) run(execPath, bin('playwright'), 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  if (!findChromium())
    stop(
      'Please install Chromium or Chrome (Debian: apt-get install chromium fonts-noto-cjk), or name one in CHROME_PATH.',
    );
}

function installPostgres() {
  if (findPostgres()) return;
  if (env.POSTGRES_BIN) stop('The folder named by POSTGRES_BIN holds no PostgreSQL 15 or newer.');
  console.log('The tests need PostgreSQL 15 or newer and there is none: installing it …');
  if (hasApt) aptInstall('postgresql');
  if (!findPostgres())
    stop(
      'Please install PostgreSQL 15 or newer (Debian: apt-get install postgresql), or name its bin folder in POSTGRES_BIN.',
    );
}

await withLock(async () => {
  install();
  if (!argv.includes('--tests')) return;
  await installBrowser();
  installPostgres();
});
