import { setTimeout as wait } from 'node:timers/promises';
import { STILL, shiftsOf, watchShifts } from './support/layoutShift';
import { openAs, openQuestionnaire } from './support/patientSteps';
import { followRequests } from './support/screens';
import { expect, test, type Clinic } from './support/workerClinic';
import type { Page } from '@playwright/test';

/** Each reply comes this much after the one before it, so that every state in between is drawn. */
const SLOW_MS = 500;

interface Way {
  screen: string;
  patient: string;
  /** The path, when it is not known before. */
  path: (page: Page, clinic: Clinic) => Promise<string> | string;
}

const WAYS: Way[] = [
  { screen: 'home of a patient who was here', patient: 'guest', path: () => '/' },
  { screen: 'home of a new patient', patient: 'hanako', path: () => '/' },
  { screen: 'the slot picker', patient: 'hanako', path: () => '/reserve/hypertension/1' },
  {
    screen: 'the questionnaire',
    patient: 'hanako',
    path: async (page, clinic) => {
      await openQuestionnaire(page, clinic.url, 'hanako');
      return new URL(page.url()).pathname + new URL(page.url()).search;
    },
  },
  { screen: 'My Page', patient: 'guest', path: () => '/mypage/reservation' },
  { screen: 'the settings menu', patient: 'guest', path: () => '/mypage/other' },
  {
    screen: 'the bill',
    patient: 'guest',
    path: async (page, clinic) => {
      await openAs(page, clinic.url, 'guest', '/mypage/payment');
      const bill = page.locator('a[href^="/mypage/payment/bill/"]').first();
      return (await bill.getAttribute('href')) ?? '';
    },
  },
];

for (const [index, { screen, patient, path }] of WAYS.entries())
  test(
    `nothing moves while slow replies come in: ${screen} (§nothing-jumps)`,
    {
      tag: index > 0 ? ['@weekly'] : [],
    },
    async ({ page, clinic }) => {
      const way = await path(page, clinic);
      await watchShifts(page);
      const complete = followRequests(page);
      let turn = Promise.resolve();
      await page.route('**/api/**', async (route) => {
        turn = turn.then(() => wait(SLOW_MS));
        await turn;
        await route.continue();
      });
      await openAs(page, clinic.url, patient, way);
      await complete();
      expect(await shiftsOf(page)).toBeLessThanOrEqual(STILL);
    },
  );
