import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '../../server/node/folderLock';

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

  test('is none that all users share', async () => {
    const folder = join(root, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await expect(lockFolder(folder)).rejects.toThrow(/^Other users can enter the folder .* \(it is shared\); /);
    expect(modeOf(folder)).toBe(0o777);
  });
});
