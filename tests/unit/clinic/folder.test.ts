import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '../../../server/run/folderLock';

const root = mkdtempSync(join(tmpdir(), 'clinic-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the folder of a clinic', () => {
  test('is made for its owner alone', async () => {
    const folder = join(root, 'new');
    (await lockFolder(folder))();
    expect(modeOf(folder)).toBe(0o700);
  });

  test('that others can enter is closed, with a line', async () => {
    const folder = join(root, 'open');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    (await lockFolder(folder))();
    expect(modeOf(folder)).toBe(0o700);
    expect(said.mock.calls).toEqual([[`Other users could enter the folder ${folder}; it is closed to them now.`]]);
  });

  test('is none of other things, which others may need', async () => {
    const folder = join(root, 'home');
    mkdirSync(join(folder, 'photos'), { recursive: true });
    chmodSync(folder, 0o755);
    await expect(lockFolder(folder)).rejects.toThrow(
      /^Other users can enter the folder .* \(it holds other things\); /,
    );
    expect(modeOf(folder)).toBe(0o755);
  });

  test('is none that all users share', async () => {
    const folder = join(root, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await expect(lockFolder(folder)).rejects.toThrow(/^Other users can enter the folder .* \(it is shared\); /);
    expect(modeOf(folder)).toBe(0o777);
  });
});

describe('the lock of a folder', () => {
  const IN_USE = /is in use by another clinic/;

  test('keeps out a second clinic until it is released', async () => {
    const folder = join(root, 'locked');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE);
    unlock();
    (await lockFolder(folder))();
  });

  /** How a process gets process ids of its own here, as in a container; null where that is not permitted. */
  const apart = [['--pid'], ['--user', '--map-root-user', '--pid']]
    .map((kinds) => [...kinds, '--fork', '--kill-child'])
    .find((args) => spawnSync('unshare', [...args, 'true']).status === 0);

  test('keeps out another container on the same volume until that ends, be it killed', async ({ skip }) => {
    if (!apart) return skip('unshare is not permitted here');
    const folder = join(root, 'volume');
    const module = pathToFileURL(join(import.meta.dirname, '../../../server/run/folderLock.ts')).href;
    const hold = `import('${module}').then(({ lockFolder }) => lockFolder('${folder}')).then(() => {
      console.log('held');
      setInterval(() => {}, 1000);
    })`;
    const node = [process.execPath, '--import', 'tsx', '--eval', hold];
    const holder = spawn('unshare', [...apart, ...node], { stdio: ['ignore', 'pipe', 'inherit'] });
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
