import { setTimeout as wait } from 'node:timers/promises';
import { STILL, shiftsOf, watchShifts } from './support/layoutShift';
import { openAs } from './support/patientSteps';
import { followRequests } from './support/screens';
import { expect, test } from './support/workerClinic';

/** Delay between replies, so that every intermediate state is drawn. */
const SLOW_MS = 500;

for (const [screen, patient, path, tag] of [
  ['home of a new patient', 'hanako', '/', []],
  ['the slot picker', 'hanako', '/reserve/hypertension/1', ['@weekly']],
  ['My Page', 'guest', '/mypage/reservation', ['@weekly']],
] as const)
  test(
    `nothing moves while slow replies come in: ${screen} (§nothing-jumps)`,
    { tag: [...tag] },
    async ({ page, clinic }) => {
      await watchShifts(page);
      const complete = followRequests(page);
      let turn = Promise.resolve();
      await page.route('**/api/**', async (route) => {
        turn = turn.then(() => wait(SLOW_MS));
        await turn;
        await route.continue();
      });
      await openAs(page, clinic.url, patient, path);
      await complete();
      expect(await shiftsOf(page)).toBeLessThanOrEqual(STILL);
    },
  );
