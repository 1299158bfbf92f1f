import { objections } from './support/axe';
import { anySlot, isSeen, openAs } from './support/patientSteps';
import { expect, test } from './support/workerClinic';
import { faults } from './support/faults';
import { followRequests, settled, spaceText, walkScreens } from './support/screens';

interface Size {
  name: string;
  width: number;
  height: number;
  /** Text spacing of WCAG 1.4.12. */
  spaced?: boolean;
  /** The size of easy mode. */
  easy?: boolean;
}

const PHONE: Size = { name: '375', width: 375, height: 812 };
const SMALL: Size = { name: '320', width: 320, height: 640 };
/** In addition to the usual phone at 200 % text, which accessibility.spec.ts covers. */
const SIZES: Size[] = [
  PHONE,
  SMALL,
  { name: 'landscape', width: 812, height: 375 },
  { name: 'wide', width: 1280, height: 800 },
  { ...PHONE, name: 'spacing', spaced: true },
  { ...SMALL, name: 'easy mode', easy: true },
];

test('every screen holds at 375 and 320 px, turned, on a wide window, with spaced and with larger text', async ({
  page,
  clinic,
}, info) => {
  test.slow();
  await page.setViewportSize(PHONE);
  // The browser logs CSP violations.
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const complete = followRequests(page);
  const resize = async (size: Size) => {
    await page.setViewportSize(size);
    await spaceText(page, size.spaced ?? false);
    await page.evaluate((easy) => document.documentElement.toggleAttribute('data-easy', easy), size.easy ?? false);
    await settled(page);
  };
  const look = async (screen: string) => {
    await complete();
    // One walk for all sizes, because a phone may also be rotated in the middle of a screen.
    for (const size of SIZES) {
      await resize(size);
      // `LOOK=1 npx playwright test layout` saves a screenshot of each screen in test-results/.
      if (process.env['LOOK'])
        await page.screenshot({ path: info.outputPath(`${screen}.${size.name}.png`), fullPage: true });
      expect.soft(await faults(page), `${screen} at ${size.name}`).toEqual([]);
    }
    expect.soft(refused, `${screen}: refused by the policy`).toEqual([]);
    await resize(PHONE);
    // The stories' axe has the rule off: a story may end where a fixed bar covers half a target.
    expect.soft(await objections(page, ['target-size']), screen).toEqual([]);
  };
  await walkScreens({ page, clinic, look });
});

test('with larger text a first time is seen without scrolling', async ({ page, clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('clinic:easy-mode', 'true'));
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await isSeen(anySlot(page).first());
});

test('the first time stands above the fold, and day and doctor stay in sight below it', async ({ page, clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
  await page.setViewportSize(PHONE);
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await expect(anySlot(page).first()).toBeVisible();
  expect((await anySlot(page).first().boundingBox())?.y).toBeLessThan(420);

  await page.setViewportSize(SMALL);
  await isSeen(anySlot(page).first());
  const choice = page.getByRole('button', { name: '7月3日（金） 指定なし 変える' });
  await expect(choice).toBeHidden();
  await page.getByRole('button', { name: '20:00〜', exact: true }).click();
  await expect(choice).toBeVisible();
  await isSeen(page.getByRole('group', { name: '20:00〜' }).getByRole('button').first());
  await choice.click();
  await expect(choice).toBeHidden();
  await isSeen(page.getByLabel('医師'));
});
