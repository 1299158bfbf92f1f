import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, platform } from 'node:process';
import { npm, root, stop } from '../paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commitOf(ref) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    return undefined;
  }
}

/**
 * The commit named, else where the branch left main; if that is HEAD, HEAD for a changed working tree, else the one
 * before.
 */
export function findBase(ref) {
  const fork = () => {
    const main = ['origin/main', 'main'].find(commitOf);
    const base = main ? git('merge-base', 'HEAD', main) : commitOf('HEAD');
    if (base !== commitOf('HEAD')) return base;
    return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
  };
  const wanted = ref ?? fork();
  return (
    commitOf(wanted) ??
    stop(`Commit ${wanted} not found: fetch it (git fetch --unshallow), or name another with --base.`)
  );
}

export async function buildBase(commit, folder) {
  const tree = mkdtempSync(join(tmpdir(), 'visual-base-'));
  let child;
  const clear = () => {
    // Kill the whole process group: the build starts child processes.
    const isRunning = child && child.exitCode === null && child.signalCode === null;
    if (isRunning) process.kill(platform === 'win32' ? child.pid : -child.pid);
    rmSync(tree, { recursive: true, force: true, maxRetries: 10 });
    git('worktree', 'prune');
  };
  process.on('exit', clear);
  try {
    git('worktree', 'add', '--detach', tree, commit);
    const lock = (of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
    if (lock(tree) === lock(root)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else
      npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    child = spawn(execPath, ['scripts/build.mjs', '--storybook'], { cwd: tree, stdio: 'inherit', detached: true });
    await new Promise((resolve) => child.on('close', resolve));
    const built = join(tree, 'storybook-static');
    if (!existsSync(join(built, 'index.json'))) stop(`The Storybook of ${commit} could not be built.`);
    // Renamed in one step, so that an existing folder is always complete.
    rmSync(`${folder}.part`, { recursive: true, force: true });
    cpSync(built, `${folder}.part`, { recursive: true });
    renameSync(`${folder}.part`, folder);
  } finally {
    process.off('exit', clear);
    clear();
  }
}
