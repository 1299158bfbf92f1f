import type { Page } from '@playwright/test';
import { expect, test, tomorrow } from './support/lineWorld';
import { STILL, shiftsOf, watchShifts } from '../support/layoutShift';

const picker = (page: Page) => page.getByRole('heading', { level: 1, name: '日時の選択' });
const failed = (page: Page) => expect(page.getByRole('alert')).toContainText('画面を読み込めませんでした');

/** The entry script, what it imports before it runs, and the files without which nothing renders. */
for (const [file, tag] of [
  ['main', []],
  ['rolldown-runtime', ['@weekly']],
  ['enter', ['@weekly']],
  ['screens', ['@weekly']],
] as const)
  test(
    `a first script that a deploy has removed is said by the page alone, and a retry reloads it: ${file} (§start-never-silent)`,
    {
      tag: [...tag],
    },
    async ({ page, openInLine }) => {
      let lost = true;
      await page.route(`**/assets/${file}-*.js`, (route) =>
        lost ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
      );
      await openInLine('/reserve/hypertension/1');
      await failed(page);
      lost = false;
      await page.getByRole('button', { name: 'もう一度読み込む' }).click();
      await expect(picker(page)).toBeVisible();
    },
  );

test('a chunk removed by a deploy reloads the page once, at the same URL', async ({ page, openInLine }) => {
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

for (const [way, tag] of [
  ['/reserve/hypertension/1', []],
  ['/', ['@weekly']],
  ['/mypage/reservation', ['@weekly']],
] as const)
  test(
    `the app replaces the skeleton at ${way} without a layout shift`,
    { tag: [...tag] },
    async ({ page, openInLine }) => {
      await watchShifts(page);
      await openInLine(way.startsWith('/reserve') ? tomorrow(way) : way);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThanOrEqual(STILL);
    },
  );

test.describe('the start', { tag: '@weekly' }, () => {
  test('the skeleton shows before any script, says what it waits for, and has nothing to press', async ({
    page,
    world,
  }) => {
    // Never answered.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${world.url}/reserve/hypertension/1`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    for (const role of ['link', 'button', 'heading', 'combobox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });

  test('the first day of the picker is requested once, right after login', async ({ page, openInLine }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openInLine(tomorrow('/reserve/hypertension/1'));
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^最短で予約する/ })).toBeVisible();
    const calls = asked.filter((path) => path.startsWith('/api/'));
    expect(calls.slice(0, 2)).toEqual(['/api/auth/line', '/api/reservations/1/shift']);
  });

  for (const file of ['main', 'rolldown-runtime'])
    test(`a first script that is cut is said: ${file} (§start-never-silent)`, async ({ page, world }) => {
      await page.route(`**/assets/${file}-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'import{' }),
      );
      await page.goto(`${world.url}/reserve`);
      await failed(page);
    });

  test('an entry script that never comes is said after 20 seconds (§start-never-silent)', async ({ page, world }) => {
    await page.clock.install();
    await page.route('**/assets/main-*.js', () => undefined);
    await page.goto(`${world.url}/reserve`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await failed(page);
  });
});
