import { test as base } from '@playwright/test';
import { runLineWorld, type LineWorld } from '../line/support/runLineWorld';
import { runSpecWorld, type SpecWorld } from '../spec/support/runSpecWorld';
import { runPreviewClinic, type Clinic } from './clinics';
import { CLINIC_TIMEOUT_MS } from './process';

interface Worlds {
  clinic: Clinic;
  lineWorld: LineWorld;
  specWorld: SpecWorld;
}

/** All browser tests extend this `test`, so that they share workers and servers. */
export const test = base.extend<object, Worlds>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  clinic: [async ({}, use) => runPreviewClinic(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  lineWorld: [async ({}, use) => runLineWorld(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  specWorld: [async ({}, use) => runSpecWorld(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
});

export { expect } from '@playwright/test';
