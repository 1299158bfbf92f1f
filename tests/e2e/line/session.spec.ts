import type { Page } from '@playwright/test';
import { anySlot, tickConsents } from '../support/patientSteps';
import type { Line } from '../../line/line';
import { expect, test } from './support/lineWorld';
import { LIFF_ID } from '../../../scripts/built.mjs';

const liffRequests = (line: Line) =>
  line.state.requests.filter((call) => call.startsWith(`GET liff.line.me/${LIFF_ID}`));

/** Replaces the ID token that LINE's SDK has stored in the browser. */
const storeIdToken = (page: Page, token: string) =>
  page.evaluate(
    ([key, value]) => sessionStorage.setItem(key as string, JSON.stringify(value)),
    [`LIFF_STORE:${LIFF_ID}:IDToken`, token],
  );

const loginRequired = { status: 401, json: { error: { code: 'login_required', message: 'ログインしてください。' } } };

async function startAnswering(page: Page): Promise<string> {
  await page
    .getByRole('radio', { name: /^\d+月\d+日/ })
    .nth(2)
    .check();
  await anySlot(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '問診票（初診）' })).toBeVisible();
  const field = page.getByRole('textbox').first();
  await field.fill('下書きの言葉');
  await expect(field).toHaveValue('下書きの言葉');
  return page.url();
}

test('expired logins are renewed, and refused logins can be retried (§login-renewed-once, §login-before-app)', async ({
  page,
  line,
  openInLine,
  world,
}) => {
  const screen = page.getByRole('heading', { level: 1, name: '診療予約' });
  const entry = `GET liff.line.me/${LIFF_ID}/reserve`;
  await test.step('the app renews an expired ID token once and keeps the URL', async () => {
    await openInLine('/reserve?x=1');
    await expect(screen).toBeVisible();
    await storeIdToken(page, await line.idTokenFor(line.state.user, -60));
    await page.reload();
    await expect(screen).toBeVisible();
    await expect(page).toHaveURL(`${world.url}/reserve?x=1`);
    expect(liffRequests(line)).toEqual([entry]);
  });
  await test.step('a refused login shows the clinic’s message and can be retried', async () => {
    await page.route('**/api/auth/line', (route) =>
      route.fulfill({ json: { success: false, message: 'ご利用を停止しています。' } }),
    );
    await openInLine('/reserve');
    await expect(page.getByRole('alert')).toContainText('ご利用を停止しています。');
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.unroute('**/api/auth/line');
    await page.getByRole('button', { name: 'もう一度ログインする' }).click();
    await expect(screen).toBeVisible();
    expect(liffRequests(line)).toEqual([entry, entry]);
  });
});

test('after a 401, the app logs in again once and restores the draft (§login-renewed-once)', async ({
  page,
  line,
  openInLine,
}) => {
  await openInLine('/reserve/hypertension/1');
  const questionnaireUrl = await startAnswering(page);
  let questionnaireRequests = 0;
  await page.route('**/api/reservations/diagnose?**', (route) => {
    questionnaireRequests += 1;
    return liffRequests(line).length === 0 ? route.fulfill(loginRequired) : route.continue();
  });
  await page.reload();
  await expect(page.getByText('入力途中の内容を復元しました')).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('下書きの言葉');
  expect(page.url()).toBe(questionnaireUrl);
  expect(liffRequests(line)).toHaveLength(1);
  expect(questionnaireRequests).toBe(2);
});
