import type { Page } from '@playwright/test';
import { movedNow } from '../../support/fixedDate.mjs';
import { expect, test } from './support/lineWorld';

const picker = (page: Page) => page.getByRole('heading', { level: 1, name: '日時の選択' });
const failed = (page: Page) => expect(page.getByRole('alert')).toContainText('画面を読み込めませんでした');

const removed = (file: string) => `**/assets/${file}-*.js`;
const notFound = { status: 404, body: 'Not found' };

async function losesFirstScript(page: Page, file: string, openInLine: (path: string) => Promise<void>): Promise<void> {
  await page.route(removed(file), (route) => route.fulfill(notFound));
  await openInLine('/reserve/hypertension/1');
  await failed(page);
  await page.unroute(removed(file));
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(picker(page)).toBeVisible();
}

test('when a deploy has removed files, the patient reloads for the entry script, the app reloads once for a later one, and a phone without storage gets a message (§start-never-silent)', async ({
  page,
  openInLine,
}) => {
  await test.step('the entry script', () => losesFirstScript(page, 'main', openInLine));
  await test.step('a page of the app', async () => {
    let requests = 0;
    await page.route(removed('MedicinePage'), (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill(notFound) : route.continue();
    });
    await openInLine('/medicine');
    await expect(page.getByRole('heading', { level: 1, name: '処方履歴' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requests).toBeGreaterThan(1);
  });
  await test.step('a phone without storage', async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await openInLine();
    await failed(page);
    await expect(page.getByRole('alert')).toContainText('Cookieとサイトデータの保存を許可してから');
  });
});

test(
  'a message appears when the entry script has not loaded after 20 seconds (§start-never-silent)',
  { tag: '@weekly' },
  async ({ page, world }) => {
    await page.clock.install({ time: movedNow() });
    await page.route('**/assets/main-*.js', () => undefined);
    await page.goto(`${world.url}/reserve`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await failed(page);
  },
);
