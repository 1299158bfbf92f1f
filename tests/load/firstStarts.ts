import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STEPS, comesUp, cutStart } from '../contract/support/cutStart';
import type { Claim } from './support/checks';
import { BUILD_FOLDER } from './support/loadSite';

/** Twenty first starts, killed at every step in both ways; `npm test` has a short form (tests/contract/run/firstStart.test.ts). */
export const firstStarts: Claim = {
  name: 'a first start that is cut leaves a folder in which the next one comes up',
  async try(house) {
    const root = mkdtempSync(join(tmpdir(), 'clinic-first-starts-'));
    try {
      for (const step of STEPS)
        for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
          const folder = join(root, `${STEPS.indexOf(step)}-${signal}`);
          await cutStart(BUILD_FOLDER, folder, step, signal);
          await comesUp(BUILD_FOLDER, folder).catch((error: unknown) => {
            throw new Error(`after a ${signal} at "${step}"`, { cause: error });
          });
          rmSync(folder, { recursive: true, force: true });
          house.meter.rounds += 1;
        }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
};
