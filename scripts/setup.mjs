// This script runs before any package is installed, so none of its static imports may need a package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, getuid, versions } from 'node:process';
import { withLock } from './lock.mjs';
import { bin, npm, root, fail } from './paths.mjs';

const [major, minor] = versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22))
  fail(`This project needs Node 20 (from 20.19), 22 (from 22.12), 23 or newer. This is Node ${versions.node}.`);

const isRoot = getuid?.() === 0;

function isInstalled() {
  // npm writes this file at the end of `npm ci`. After an interrupted `npm ci`, the file is missing.
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installedPackages = packagesOf(record);
  const { '': _, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(installedPackages).every((path) => path in wanted) &&
    // npm skips optional packages for other systems.
    Object.entries(wanted).every(([path, { integrity, optional }]) =>
      installedPackages[path] ? installedPackages[path].integrity === integrity : optional,
    )
  );
}

function install() {
  if (isInstalled()) return;
  console.error('Installing the dependencies of package-lock.json (under a minute) …');
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = npm(args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) fail("The dependencies could not be installed: see npm's message above.");
}

const run = (command, ...args) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const failOrWarn = argv.includes('--tests') ? fail : console.error;

async function installBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  if (findChromium()) return;
  if (env.CHROME_PATH || env.CHROMIUM_PATH)
    return failOrWarn('CHROME_PATH or CHROMIUM_PATH does not name a working browser.');
  console.log('Tests and pictures need Chromium: installing it …');
  // Root on Debian is probably in a container, so system packages are installed without asking.
  if (isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', 'update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) run('apt-get', 'install', '-y', '-qq', name, 'fonts-noto-cjk');
  }
  if (!findChromium()) run(execPath, bin('playwright'), 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  if (!findChromium())
    failOrWarn('Install Chromium or Chrome (Debian: apt-get install chromium fonts-noto-cjk), or set CHROME_PATH.');
}

await withLock(async () => {
  install();
  if (argv.includes('--tests') || argv.includes('--pictures')) await installBrowser();
});
