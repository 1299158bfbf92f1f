import { expect, test } from './support/publishedStorybook';

test('on a docs page, a reviewer can try a component and read its code', async ({ page, publishedUrl }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${publishedUrl}?path=/docs/components-setting-switch--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const example = docs.frameLocator('iframe[title="オフをためす"]').getByRole('switch');
  await expect(example).toHaveAccessibleName('お支払いのお知らせ');
  const label = docs.getByRole('row', { name: /^label/ }).getByRole('textbox');
  await label.fill('お薬のお知らせ');
  await expect(example).toHaveAccessibleName('お薬のお知らせ');
  await docs.getByRole('button', { name: 'Reset controls' }).click();
  await expect(example).toHaveAccessibleName('お支払いのお知らせ');
  await docs.getByText('コード（src/components/actions/SettingSwitch/SettingSwitch.tsx）').click();
  await expect(docs.getByText('export function SettingSwitch')).toBeVisible();
});

test('the panel 手順 stands beside the screen of a flow', async ({ page, publishedUrl }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${publishedUrl}?path=/story/flows-book-repeat-visit--with-insurance-pictures`);
  await expect(page.getByRole('tab', { name: '手順' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: '同意して進む' })).toBeVisible();
  const phone = await page.locator('#storybook-preview-iframe').boundingBox();
  const panel = await page.getByRole('tabpanel', { name: '手順' }).boundingBox();
  expect(phone?.width).toBe(375);
  expect((phone?.x ?? 0) + 375).toBeLessThanOrEqual(panel?.x ?? 0);
});

test('a link on the first page opens the overview of all screens with 200 % text', async ({ page, publishedUrl }) => {
  await page.goto(publishedUrl);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: 'すべての画面を200%で' }).click();
  await expect(docs.getByRole('heading', { level: 1, name: '画面の一覧' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^文字の大きさ/ })).toHaveText('200%');
  await expect(docs.locator('iframe[src*="textSize:200"]').first()).toBeVisible();
});
