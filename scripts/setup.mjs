// Makes a fresh clone ready: the right Node, the dependencies of the lock file and, with --tests, a Chromium and a PostgreSQL.
// Runs before anything is installed, so it uses Node's own modules alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { bin, root, stop } from './paths.mjs';
import { findPostgres } from './postgres.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const nodeFits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
if (!nodeFits) {
  stop(
    `This project needs Node 20.19 or newer (of the 22 line 22.12 or newer); this is Node ${process.versions.node}.`,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

let libcHere;
function isOtherLibc(libc) {
  libcHere ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return !libc.includes(libcHere);
}

/** npm leaves out optional packages made for other systems, and what only those need. */
function mayBeAbsent({ optional, os, cpu, libc }) {
  const isForAny = !os && !cpu;
  const isForOther = (list, own) => list !== undefined && !list.includes(own);
  return (
    optional === true &&
    (isForAny ||
      isForOther(os, process.platform) ||
      isForOther(cpu, process.arch) ||
      (libc !== undefined && process.platform === 'linux' && isOtherLibc(libc)))
  );
}

/**
 * True when what npm noted at the end of its last install is what the lock file asks for on this system. No file time
 * is looked at (a checkout sets them at will), and an interrupted `npm ci` leaves no note.
 */
function isInstalled() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, note))) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(note);
  const same = (path) =>
    wanted[path].version === present[path].version && wanted[path].integrity === present[path].integrity;
  return (
    Object.keys(present).every((path) => path in wanted) &&
    Object.keys(wanted).every((path) => {
      if (path === '') return true;
      if (path in present) return same(path);
      return mayBeAbsent(wanted[path]);
    })
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies of package-lock.json (under a minute) …');
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = npm(args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop('The dependencies could not be installed: see the message of npm above.');
}

function run(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installBrowser() {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (process.env.CHROME_PATH || process.env.CHROMIUM_PATH) {
    stop('The program named by CHROME_PATH or CHROMIUM_PATH is not a browser that runs.');
  }
  console.log('The tests need a Chromium and there is none: installing it …');
  if (isRoot && existsSync('/etc/debian_version')) {
    if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-noto-cjk');
    if (findChromium()) return;
  }
  const withSystemLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  run(process.execPath, bin('playwright'), 'install', ...withSystemLibraries, 'chromium');
  if (!findChromium()) {
    stop(
      'Please install Chromium or Chrome (Debian: apt-get install chromium fonts-noto-cjk), or name one in CHROME_PATH.',
    );
  }
}

function installPostgres() {
  if (findPostgres()) return;
  if (process.env.POSTGRES_BIN) stop('The folder named by POSTGRES_BIN holds no PostgreSQL 15 or newer.');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('The tests need PostgreSQL 15 or newer and there is none: installing it …');
    if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'postgresql');
  }
  if (!findPostgres()) {
    stop(
      'Please install PostgreSQL 15 or newer (Debian: apt-get install postgresql), or name its bin folder in POSTGRES_BIN.',
    );
  }
}

await withLock(() => {
  install();
  if (process.argv.includes('--tests')) {
    installBrowser();
    installPostgres();
  }
});
