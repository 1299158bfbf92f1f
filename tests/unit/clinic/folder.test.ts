import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { lockFolder } from '../../../server/run/folderLock';

const root = mkdtempSync(join(tmpdir(), 'clinic-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('lockFolder creates a folder that only the folder’s owner can open', async () => {
  const folder = join(root, 'new');
  (await lockFolder(folder))();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

describe('the lock of a folder', () => {
  const IN_USE = /is in use by another clinic/;

  test('keeps out a second clinic until the lock is released', async () => {
    const folder = join(root, 'locked');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
    unlock();
    (await lockFolder(folder))();
  });

  /** Arguments that make `unshare` isolate a process as a container does. Undefined if `unshare` is not permitted. */
  const unshareArgs = [['--pid'], ['--user', '--map-root-user', '--pid']]
    .map((kinds) => [...kinds, '--fork', '--kill-child'])
    .find((args) => spawnSync('unshare', [...args, 'true']).status === 0);

  test('keeps out another container until the first container is killed', async ({ skip }) => {
    if (!unshareArgs) return skip('unshare is not permitted here');
    const folder = join(root, 'volume');
    const module = pathToFileURL(join(import.meta.dirname, '../../../server/run/folderLock.ts')).href;
    const script = `import('${module}').then(({ lockFolder }) => lockFolder('${folder}')).then(() => {
      console.log('held');
      setInterval(() => {}, 1000);
    })`;
    const node = [process.execPath, '--import', 'tsx', '--eval', script];
    const holder = spawn('unshare', [...unshareArgs, ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(holder.stdout, 'data');
      await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
    } finally {
      holder.kill('SIGKILL');
    }
    await once(holder.stdout, 'close');
    (await lockFolder(folder))();
  });
});
