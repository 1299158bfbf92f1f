import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';

declare global {
  /** True while the page is in the back/forward cache. */
  var isFrozen: boolean | undefined;
}

const ADDRESSES = '/mypage/other/address';
const mine = (page: Page) => page.getByText(/世田谷区/).first();

/**
 * Freezes a page as the back/forward cache does, which not every Chromium without windows has: it is left, and hears
 * nothing of other windows.
 */
async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.isFrozen = true;
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveCSS('opacity', '0');
}

/** Brings it back as Back does; true when it was still unseen as the first listener heard of it. */
const thaw = (page: Page) =>
  page.evaluate(() => {
    globalThis.isFrozen = false;
    const isUnseen = getComputedStyle(document.documentElement).opacity === '0';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return isUnseen;
  });

/** The tokens that have gone to the clinic since. */
function followTokens(page: Page): Set<string> {
  const sent = new Set<string>();
  page.on('request', (request) => {
    const { uid } = request.headers();
    if (uid) sent.add(uid);
  });
  return sent;
}

test('Back after another login shows nothing of the former patient, and one’s own page as it was; a window of theirs closes at once (§page-one-patient)', async ({
  page,
  context,
  clinic,
  newcomer,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => globalThis.isFrozen && event.stopImmediatePropagation());
  });
  await openAs(page, clinic.url, 'guest');
  await page.goto(`${clinic.url}${ADDRESSES}`);
  await expect(mine(page)).toBeVisible();
  await freeze(page);
  expect(await thaw(page)).toBe(true);
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
  await expect(mine(page)).toBeVisible();

  await freeze(page);
  await openAs(await context.newPage(), clinic.url, newcomer);
  await expect(mine(page)).toHaveCount(1);
  // In LINE the phone is one patient's; in preview each tab has its own.
  await page.evaluate((patient) => sessionStorage.setItem('clinic:chosen-patient', patient), newcomer);
  const sent = followTokens(page);
  expect(await thaw(page)).toBe(true);
  await expect(page.getByText('登録された住所はありません')).toBeVisible();
  await expect(page).toHaveURL(`${clinic.url}${ADDRESSES}`);
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
  await expect(mine(page)).toHaveCount(0);
  // The page read anew has a token of its own; a second would be that of the frozen one.
  expect(sent.size).toBe(1);

  await test.step('a window of the former patient closes at once and says so', async () => {
    await openAs(page, clinic.url, 'guest', ADDRESSES);
    await expect(mine(page)).toBeVisible();
    const other = await context.newPage();
    await openAs(other, clinic.url, newcomer, ADDRESSES);
    await expect(page.getByText('この画面を閉じました')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mine(page)).toHaveCount(0);
    // It stays closed, and the other patient's window is not disturbed, until somebody logs in here again.
    await expect(other.getByText('登録された住所はありません')).toBeVisible();
    await page.getByRole('button', { name: 'もう一度ログインする' }).click();
    await expect(mine(page)).toBeVisible();
    await expect(other.getByText('この画面を閉じました')).toBeVisible();
  });
});
