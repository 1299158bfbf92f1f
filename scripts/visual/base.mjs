import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { npm, root, fail } from '../paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commitOf(ref) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Without `ref`: the newest commit shared with main, or HEAD~1 if nothing has changed since that commit. */
export function findBase(ref) {
  const main = ['origin/main', 'main'].find(commitOf) ?? 'HEAD';
  const fork = ref ?? git('merge-base', 'HEAD', main);
  const wanted = ref || fork !== commitOf('HEAD') || git('status', '--porcelain') !== '' ? fork : 'HEAD~1';
  return (
    commitOf(wanted) ??
    fail(`Commit ${wanted} not found: fetch it (git fetch --unshallow), or select another commit with --base.`)
  );
}

export function buildBase(commit, folder) {
  // Builds beside `folder` and renames the result, because `folder` must never be incomplete.
  const tree = `${folder}-tree`;
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  try {
    git('worktree', 'add', '--detach', tree, commit);
    const hasSameLock = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
    if (hasSameLock) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else npm(['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: tree });
    execFileSync(execPath, ['scripts/build.mjs', '--storybook'], { cwd: tree, stdio: 'inherit' });
    renameSync(join(tree, 'storybook-static'), folder);
  } finally {
    rmSync(tree, { recursive: true, force: true, maxRetries: 10 });
    git('worktree', 'prune');
  }
}
