import type { BrowserContext } from '@playwright/test';
import { MORNING } from '../../support/fixedDate.mjs';
import { test as base } from './worlds';

interface Fixtures {
  /** The id of a new patient. */
  newcomer: string;
  otherPhone: BrowserContext;
}

let newcomers = 0;

/** Each test resets the clock of the worker's clinic. The data of earlier tests remain. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ clinic }, use) => {
    await clinic.setClock(MORNING);
    await use(clinic.url);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  newcomer: async ({}, use) => use(`newcomer-${(newcomers += 1)}`),
  otherPhone: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

export type { Clinic } from './clinics';
export { expect } from './worlds';
