import type { Line } from './support/emulator';
import { expect, test } from './support/line';
import { AGENTS } from './support/names';

/** Asked for by the SDK as it starts; the clinic asks by itself. */
const CERTS = 'https://api.line.me/oauth2/v2.1/certs';

test.use({ userAgent: AGENTS.ios });

test('the shell stands before any script and is nobody’s to press or to hear', async ({ page, world }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${world.url}/reserve/hypertension/1`);
  await expect(page.getByText('日時の選択')).toBeVisible();
  await expect(page.getByText('高血圧・脂質の治療').or(page.getByText('高血圧')).first()).toBeVisible();
  await expect(page).toHaveTitle(/^日時の選択｜/);
  for (const role of ['link', 'button', 'heading', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the app takes the shell’s place, and nothing jumps', async ({ page, openInLine }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openInLine('/reserve/hypertension/1');
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expect(page.getByText('予約枠を読み込んでいます')).toHaveCount(0);
  await expect(page.locator('#shell')).toHaveCount(0);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(moved).toBeLessThanOrEqual(0.01);
});

test('on a return visit the shifts are asked for before login has answered', async ({ page, openInLine }) => {
  await openInLine('/reserve/hypertension/1');
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/api/auth/line', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/reservations/1/shift?**');
  await page.reload();
  expect((await asked).headers()['uid']).toBeTruthy();
  // Nothing of it shows before login has succeeded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
});

/** The picker's address with LINE's tokens behind it, as LINE opens the second page of a deep link. */
const atPicker = async (line: Line, url: string) =>
  (await line.entry()).replace(`${url}/`, () => `${url}/reserve/hypertension/1`);

test('the picker can be used while the SDK still asks LINE, and the address follows once that is done', async ({
  page,
  world,
  line,
}) => {
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route(CERTS, async (route) => {
    await held;
    await route.fallback();
  });
  const entry = await atPicker(line, world.url);
  await page.goto(entry);
  const tomorrow = page.getByRole('radio').nth(1);
  await tomorrow.check();
  await page.getByRole('button', { name: /^最短で予約する/ }).click();
  // The SDK reads the address as it starts.
  expect(page.url()).toBe(entry);
  await expect(tomorrow).toBeChecked();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.goBack();
  await expect(page).toHaveURL(/\/reserve\/hypertension\/1\?date=[\d-]+&block=\d+$/);
  await expect(tomorrow).toBeChecked();
});

test('the picker is there before LINE’s SDK has come, and a tap leads on once it has', async ({
  page,
  world,
  line,
}) => {
  let send = () => {};
  const held = new Promise<void>((go) => (send = go));
  await page.route('**/assets/line-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await atPicker(line, world.url));
  await expect(page.getByRole('radio')).toHaveCount(7);
  await page.getByRole('button', { name: /^最短で予約する/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  send();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
});

test('an SDK that never comes takes the picker away again, and the second try is a new page', async ({
  page,
  world,
  line,
}) => {
  let lost = true;
  await page.route('**/assets/line-*.js', (route) => (lost ? route.abort() : route.continue()));
  await page.goto(await atPicker(line, world.url));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[type="radio"]')).toHaveCount(0);
  lost = false;
  // A browser that remembers the lost module needs the page anew: the second tap loads it.
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await again.click();
  await expect(again.or(page.getByRole('radio').first())).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(page.getByRole('radio')).toHaveCount(7);
});

test('an SDK that fails after login takes the picker away again, and says why', async ({ page, world, line }) => {
  let fail = () => {};
  const held = new Promise<void>((go) => (fail = go));
  await page.route(CERTS, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(await atPicker(line, world.url));
  await expect(page.locator('input[type="radio"]')).toHaveCount(7);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[type="radio"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeEnabled();
});

test('a chunk that a deploy took away: the page is loaded afresh once, at the same place', async ({
  page,
  openInLine,
}) => {
  let lost = 0;
  await page.route('**/assets/MedicinePage-*.js', (route) => {
    lost += 1;
    return lost === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await openInLine('/medicine');
  await expect(page.getByRole('heading', { level: 1, name: '処方履歴' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(lost).toBeGreaterThan(1);
});
