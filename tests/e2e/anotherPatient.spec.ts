import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';

const ADDRESSES = '/mypage/other/address';
const mine = (page: Page) => page.getByText(/世田谷区/).first();
const noAddress = (page: Page) => page.getByText('登録された住所はありません');

test('a window of the previous patient reloads when another patient logs in, or when Back restores it (§page-one-patient)', async ({
  page,
  context,
  clinic,
  newcomer,
}) => {
  await openAs(page, clinic.url, 'guest', ADDRESSES);
  const frozen = await context.newPage();
  // Simulates the back/forward cache, which headless Chromium may lack: the page gets no events of other windows.
  await frozen.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await frozen.goto(`${clinic.url}${ADDRESSES}`);
  await expect(mine(page)).toBeVisible();
  await expect(mine(frozen)).toBeVisible();
  const other = await context.newPage();
  await openAs(other, clinic.url, newcomer, ADDRESSES);
  await expect(noAddress(page)).toBeVisible();
  await expect(mine(page)).toHaveCount(0);
  await expect(noAddress(other)).toBeVisible();
  await expect(mine(frozen)).toBeVisible();
  await frozen.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(noAddress(frozen)).toBeVisible();
});
