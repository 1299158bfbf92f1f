import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { comesUp, cutStart } from '../support/cutStart';
import { killAll } from '../support/program';

const root = mkdtempSync(join(tmpdir(), 'clinic-first-start-'));
afterAll(() => {
  killAll();
  rmSync(root, { recursive: true, force: true });
});

const BUILD_FOLDER = 'test-results/first-start';
beforeAll(() => build({ parts: ['clinic'], to: BUILD_FOLDER }));

// `npm run test:load` cuts twenty first starts, each in a folder of its own.
test('a first start that is cut, at one step after the other, leaves nothing that refuses the next', async () => {
  const folder = join(root, 'clinic');
  await cutStart(BUILD_FOLDER, folder, 'making', 'SIGTERM');
  await cutStart(BUILD_FOLDER, folder, 'making/global/pg_control', 'SIGKILL');
  await cutStart(BUILD_FOLDER, folder, 'database', 'SIGKILL');
  await cutStart(BUILD_FOLDER, folder, 'clinic', 'SIGTERM');
  await comesUp(BUILD_FOLDER, folder);
  expect(existsSync(join(folder, 'making'))).toBe(false);
});
