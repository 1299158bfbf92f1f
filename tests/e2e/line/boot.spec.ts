import type { Page } from '@playwright/test';
import { shiftedNow } from '../../support/fixedDate.mjs';
import { expect, test } from './support/lineWorld';

const slotPicker = (page: Page) => page.getByRole('heading', { level: 1, name: '日時の選択' });
const expectLoadFailure = (page: Page) => expect(page.getByRole('alert')).toContainText('画面を読み込めませんでした');
const scriptNamed = (file: string) => `**/assets/${file}-*.js`;
const notFound = { status: 404, body: 'Not found' };

async function expectReloadHelps(page: Page, file: string, openInLine: (to: string) => Promise<void>): Promise<void> {
  await page.route(scriptNamed(file), (route) => route.fulfill(notFound));
  await openInLine('/reserve/hypertension/1');
  await expectLoadFailure(page);
  await page.unroute(scriptNamed(file));
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(slotPicker(page)).toBeVisible();
}

test('the app is never blank, even without a script or storage (§start-never-silent)', async ({ page, openInLine }) => {
  await test.step('if the entry script was missing, the reload button opens the page', () =>
    expectReloadHelps(page, 'main', openInLine));
  await test.step('if the script of a page is missing, the app reloads once', async () => {
    let requests = 0;
    await page.route(scriptNamed('MedicinePage'), (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill(notFound) : route.continue();
    });
    await openInLine('/medicine');
    await expect(page.getByRole('heading', { level: 1, name: '処方履歴' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requests).toBeGreaterThan(1);
  });
  await test.step('if the browser refuses storage, a message asks the patient to allow storage', async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await openInLine();
    await expectLoadFailure(page);
    await expect(page.getByRole('alert')).toContainText('Cookieとサイトデータの保存を許可してから');
  });
});

test(
  'if the entry script has not loaded after 20 seconds, a message appears (§start-never-silent)',
  { tag: '@weekly' },
  async ({ page, world }) => {
    await page.clock.install({ time: shiftedNow() });
    await page.route('**/assets/main-*.js', () => undefined);
    await page.goto(`${world.url}/reserve`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expectLoadFailure(page);
  },
);
