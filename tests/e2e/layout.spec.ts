import { expect, test } from './support/clinic';
import { faults } from './support/faults';
import { spaceText, walkScreens } from './support/screens';

/** Beside the usual phone at 100 % and 200 %, where axe looks at every screen too (accessibility.spec.ts). */
const SIZES = [
  { name: '320', width: 320, height: 640 },
  { name: 'landscape', width: 812, height: 375 },
  { name: 'easy', width: 320, height: 640, easy: true },
  { name: 'wide', width: 1280, height: 800 },
  { name: 'spacing', width: 375, height: 812, spacing: true },
] as const;

for (const size of SIZES) {
  test(`every screen holds at ${size.name}`, async ({ page, clinic }, info) => {
    test.slow();
    await page.setViewportSize({ width: size.width, height: size.height });
    if ('spacing' in size) await spaceText(page);
    if ('easy' in size) await page.addInitScript(() => localStorage.setItem('clinic:easy-mode', 'true'));

    // The browser says in its console what the page's own policy has kept it from.
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const look = async (screen: string) => {
      await page.waitForLoadState('networkidle');
      // `LOOK=1 npx playwright test layout` leaves a picture of each screen in test-results/.
      if (process.env['LOOK']) await page.screenshot({ path: info.outputPath(`${screen}.png`), fullPage: true });
      expect.soft(await faults(page), `${screen} at ${size.name}`).toEqual([]);
      expect.soft(refused, `${screen}: refused by the policy`).toEqual([]);
    };
    await walkScreens({ page, clinic, look, easy: 'easy' in size });
  });
}
