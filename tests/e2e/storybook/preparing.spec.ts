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

test(
  'the focus of a story does not depend on the speed of the machine',
  { tag: '@weekly' },
  async ({ page, published }) => {
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
  },
);
