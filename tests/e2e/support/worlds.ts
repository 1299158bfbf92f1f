import { test as base } from '@playwright/test';
import { runLineWorld, type LineWorld } from '../line/support/runLineWorld';
import { runSpecWorld, type SpecWorld } from '../spec/support/runSpecWorld';
import { runPreview, type Clinic } from './clinics';
import { CLINIC_TIMEOUT_MS } from './process';

interface Worlds {
  clinic: Clinic;
  lineWorld: LineWorld;
  specWorld: SpecWorld;
}

/**
 * Playwright's `test` with a preview clinic, a stand-in for LINE with its clinic, and another host. A worker starts each
 * one when a test first uses it. All tests extend this `test`, so that they share workers.
 */
export const test = base.extend<object, Worlds>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  clinic: [async ({}, use) => runPreview(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  lineWorld: [async ({}, use) => runLineWorld(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  specWorld: [async ({}, use) => runSpecWorld(use), { scope: 'worker', timeout: CLINIC_TIMEOUT_MS }],
});

export { expect } from '@playwright/test';
