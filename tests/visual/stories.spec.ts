import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** How a story is photographed: its window, and its text in percent. */
interface Shot {
  suffix: string;
  width: number;
  height: number;
  text: number;
}

const PHONE: Shot = { suffix: '', width: 375, height: 812, text: 100 };
/** Pages are looked at in the smallest window and at the largest text too. */
const PAGE_SHOTS: Shot[] = [
  { suffix: '.w320', width: 320, height: 640, text: 100 },
  { suffix: '.t200', width: 375, height: 812, text: 200 },
];

const here = fileURLToPath(new URL('.', import.meta.url));
const index = JSON.parse(readFileSync(join(here, '../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('no-visual'),
);
const shotsOf = ({ id }: Entry) => (id.startsWith('pages-') ? [PHONE, ...PAGE_SHOTS] : [PHONE]);

/** One page for all stories of a worker: what has been loaded and compiled stays warm. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Resolves when the story and its play function have ended; throws what went wrong. */
async function finished(page: Page): Promise<void> {
  const status = await page.waitForFunction(() => {
    const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown[] | undefined } })
      .__STORYBOOK_ADDONS_CHANNEL__;
    const [told] = (channel?.last('storyFinished') ?? []) as { status: string }[];
    return told?.status;
  });
  expect(await status.jsonValue(), 'the story must end well before it is photographed').toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

for (const story of stories) {
  for (const { suffix, width, height, text } of shotsOf(story)) {
    test(`${story.title} › ${story.name} (${story.id}${suffix})`, async ({ shared: page }) => {
      await page.setViewportSize({ width, height });
      // axe has had its turn in the story tests.
      const globals = `a11y.manual:!true${text === 100 ? '' : `;textSize:${text}`}`;
      await page.goto(`${process.env['VISUAL_URL']}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
      await finished(page);
      await expect(page).toHaveScreenshot(`${story.id}${suffix}.png`, { fullPage: true });
    });
  }
}

test('every baseline has its story', () => {
  const wanted = new Set(stories.flatMap((story) => shotsOf(story).map(({ suffix }) => `${story.id}${suffix}.png`)));
  const orphans = readdirSync(join(here, 'baselines')).filter((name) => name.endsWith('.png') && !wanted.has(name));
  expect(orphans, 'delete these, or give them their story back').toEqual([]);
});
