import { setTimeout as wait } from 'node:timers/promises';
import { MAX_SHIFT, layoutShiftOf, watchLayoutShifts } from './support/layoutShift';
import { openAs } from './support/patientSteps';
import { followRequests } from './support/screens';
import { expect, test } from './support/workerClinic';

/** Long enough for the app to render each reply before the next reply arrives. */
const REPLY_DELAY_MS = 500;

for (const [screen, patient, path, tag] of [
  ['the home screen of a new patient', 'hanako', '/', []],
  ['the slot picker', 'hanako', '/reserve/hypertension/1', ['@weekly']],
  ['My Page', 'guest', '/mypage/reservation', ['@weekly']],
] as const)
  test(
    `while slow replies arrive, nothing moves on ${screen} (§nothing-jumps)`,
    { tag: [...tag] },
    async ({ page, clinic }) => {
      await watchLayoutShifts(page);
      const waitForRequests = followRequests(page);
      let previousReply = Promise.resolve();
      await page.route('**/api/**', async (route) => {
        previousReply = previousReply.then(() => wait(REPLY_DELAY_MS));
        await previousReply;
        await route.continue();
      });
      await openAs(page, clinic.url, patient, path);
      await waitForRequests();
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );
