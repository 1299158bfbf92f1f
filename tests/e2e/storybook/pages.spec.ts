import type { Page } from '@playwright/test';
import { expect, test } from './support/published';

const BEFORE = 'components-booking-outcome-dialog--not-shown';
const STORY = 'components-booking-outcome-dialog--long-text';

interface Channel {
  last(event: string): [{ storyId: string }] | undefined;
  emit(event: string, told: unknown): void;
}
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const finished = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const told = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished');
    return told?.[0].storyId === wanted;
  }, id);

test('the focus of a story does not depend on the speed of the machine', async ({ page, published }) => {
  await page.goto(`${published}iframe.html?id=${BEFORE}&viewMode=story`);
  await finished(page, BEFORE);
  await page.evaluate((storyId) => {
    const { classList } = document.body;
    // Simulates 0.1 s between Storybook showing a story and mounting it.
    const late = new MutationObserver(() => {
      if (document.querySelector('dialog, [role=dialog]')) late.disconnect();
      else if (classList.contains('sb-show-main')) classList.replace('sb-show-main', 'sb-show-preparing-story');
    });
    late.observe(document.body, { attributeFilter: ['class'] });
    const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, STORY);
  await finished(page, STORY);
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
});

test('a control beside a component changes it', async ({ page, published }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${published}?path=/docs/components-setting-switch--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const tried = docs.frameLocator('iframe[title="オフをためす"]').getByRole('switch');
  await expect(tried).toHaveAccessibleName('お支払いのお知らせ');
  const label = docs.getByRole('row', { name: /^label/ }).getByRole('textbox');
  await label.fill('お薬のお知らせ');
  await expect(tried).toHaveAccessibleName('お薬のお知らせ');
  await docs.getByRole('button', { name: 'Reset controls' }).click();
  await expect(tried).toHaveAccessibleName('お支払いのお知らせ');
});

test('the first page leads to all screens in large text', async ({ page, published }) => {
  await page.goto(published);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: 'すべての画面を200%で' }).click();
  await expect(docs.getByRole('heading', { level: 1, name: '画面の一覧' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^文字の大きさ/ })).toHaveText('200%');
  await expect(docs.locator('iframe[src*="textSize:200"]').first()).toBeVisible();
});
