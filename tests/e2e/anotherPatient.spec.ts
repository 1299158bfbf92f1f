import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';

const ADDRESSES = '/mypage/other/address';
const addressOfGuest = (page: Page) => page.getByText(/世田谷区/).first();
const noAddress = (page: Page) => page.getByText('登録された住所はありません');

test('if another patient logs in, no window or restored page shows the previous patient (§page-one-patient)', async ({
  page,
  context,
  clinic,
  newcomer,
}) => {
  await openAs(page, clinic.url, 'guest', ADDRESSES);
  const frozenPage = await context.newPage();
  // Blocks `storage` events, because a page in the back/forward cache gets none.
  await frozenPage.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await frozenPage.goto(`${clinic.url}${ADDRESSES}`);
  await expect(addressOfGuest(page)).toBeVisible();
  await expect(addressOfGuest(frozenPage)).toBeVisible();
  const otherPage = await context.newPage();
  await openAs(otherPage, clinic.url, newcomer, ADDRESSES);
  await expect(noAddress(page)).toBeVisible();
  await expect(addressOfGuest(page)).toHaveCount(0);
  await expect(noAddress(otherPage)).toBeVisible();
  await expect(addressOfGuest(frozenPage)).toBeVisible();
  await frozenPage.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(noAddress(frozenPage)).toBeVisible();
});
