import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => clinic.reset());

const ADDRESSES = '/mypage/other/address';
const mine = (page: Page) => page.getByText(/世田谷区/).first();
const nothing = (page: Page) => page.getByText('登録された住所はありません');

test('a window of the former patient is read anew when another logs in (§page-one-patient)', async ({
  page,
  context,
  clinic,
}) => {
  await openAs(page, clinic.url, 'guest', ADDRESSES);
  await expect(mine(page)).toBeVisible();
  const other = await context.newPage();
  await openAs(other, clinic.url, 'jiro', ADDRESSES);
  await expect(nothing(page)).toBeVisible();
  await expect(mine(page)).toHaveCount(0);
  await expect(nothing(other)).toBeVisible();
});

test(
  'Back after another login reads the page anew (§page-one-patient)',
  { tag: '@weekly' },
  async ({ page, context, clinic }) => {
    // As in the back/forward cache, which not every Chromium without windows has: the page hears of no other window.
    await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
    await openAs(page, clinic.url, 'guest', ADDRESSES);
    await expect(mine(page)).toBeVisible();
    await openAs(await context.newPage(), clinic.url, 'jiro', ADDRESSES);
    await expect(mine(page)).toBeVisible();
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(nothing(page)).toBeVisible();
  },
);
