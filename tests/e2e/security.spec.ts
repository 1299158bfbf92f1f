import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';
import { followRequests } from './support/screens';

const EVIL = `"'><img src=x onerror=evil()><svg onload=evil()>`;
const SCREENS =
  '/ /reserve/gout/2 /mypage/reservation /mypage/other/info /mypage/other/address /mypage/other/image /mypage/payment /medicine /medicine/inspection'.split(
    ' ',
  );

/** The returned list grows whenever an injected script runs or is blocked by the CSP. */
async function collectInjected(page: Page): Promise<string[]> {
  const injected: string[] = [];
  await page.exposeFunction('evil', () => void injected.push('evil was called'));
  page.on('dialog', (dialog) => void injected.push(dialog.message()));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) injected.push(message.text());
  });
  return injected;
}

const withEvil = (value: unknown): unknown => {
  if (typeof value === 'string') return /[ぁ-んァ-ヶ一-龠]/.test(value) ? value + EVIL : value;
  if (Array.isArray(value)) return value.map(withEvil);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withEvil(item)]));
};

test('texts from the clinic are never executed', async ({ page, clinic }) => {
  test.slow();
  const injected = await collectInjected(page);
  let changedReplyCount = 0;
  await page.route('**/api/**', async (route) => {
    const reply = await route.fetch();
    if (!reply.headers()['content-type']?.includes('json')) return route.fulfill({ response: reply });
    const json: unknown = await reply.json();
    changedReplyCount += 1;
    return route.fulfill({ response: reply, json: withEvil(json) });
  });
  const waitForRequests = followRequests(page);
  await openAs(page, clinic.url, 'guest');
  for (const path of SCREENS) {
    await page.goto(`${clinic.url}${path}`);
    await waitForRequests();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText('<img src=x onerror=evil()>').first()).toBeVisible();
  expect(changedReplyCount).toBeGreaterThan(SCREENS.length);
  expect(injected).toEqual([]);
});

test('texts and files from a patient are never executed', async ({ page, clinic, newcomer }) => {
  test.slow();
  const injected = await collectInjected(page);
  await openAs(page, clinic.url, newcomer, '/mypage/other/address?step=add');
  await page.getByRole('textbox', { name: /^郵便番号/ }).fill('1560054');
  const address = page.getByRole('textbox', { name: /^住所/ });
  await expect(address).toHaveValue(/世田谷区/);
  await address.fill(`1-1${EVIL}`);
  await page.getByRole('textbox', { name: /^建物名・部屋番号/ }).fill(EVIL);
  await page.getByRole('button', { name: 'この住所を追加する' }).click();
  await expect(page.getByText(EVIL).first()).toBeVisible();

  await page.goto(`${clinic.url}/mypage/other/image`);
  await page.getByRole('textbox', { name: /^タイトル/ }).fill(EVIL);
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="evil()"/>`;
  const fileInput = page.locator('input[type=file]');
  await fileInput.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(page.getByRole('alert').first()).toBeVisible();
  const pdf = Buffer.from(`%PDF-1.4\n<script>evil()</script>${svg}`);
  await fileInput.setInputFiles({ name: `${EVIL}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: /追加する/ }).click();
  await expect(page.getByText(EVIL).first()).toBeVisible();
  const requested = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().includes('/files/'));
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: /開く/ })
    .or(page.getByRole('link', { name: /開く/ }))
    .first()
    .click();
  // A second request reads the headers, because some browsers save the file instead of showing it in the popup.
  const file = await fetch((await requested).url());
  expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
    'application/pdf',
    'nosniff',
  ]);
  await (await popup).close();
  expect(injected).toEqual([]);
});

test('URLs, the console and the phone’s storage contain no secret (§no-secret-on-phone)', async ({ page, clinic }) => {
  const waitForRequests = followRequests(page);
  const messages: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('request', (request) => requested.push(request.url()));
  const login = page.waitForResponse((reply) => reply.url().endsWith('/api/preview/login'));
  await openAs(page, clinic.url, 'guest', '/mypage/reservation');
  const tokens = Object.values((await (await login).json()) as Record<string, string>).filter(
    (value) => value.length > 20,
  );
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  await waitForRequests();
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      databases,
      location.href,
    ]);
  });
  const allText = [stored, ...messages, ...requested].join('\n');
  for (const token of tokens) expect(allText).not.toContain(token);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(allText).not.toContain(cookie?.value);
});
