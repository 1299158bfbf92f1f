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
  { suffix: '-w320', width: 320, height: 640, text: 100 },
  { suffix: '-t200', width: 375, height: 812, text: 200 },
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
    // A play that throws is told apart from the end of its story, which is called a success all the same.
    const [thrown] = (channel?.last('playFunctionThrewException') ?? []) as { message: string }[];
    if (thrown) return thrown.message;
    const [told] = (channel?.last('storyFinished') ?? []) as { status: string }[];
    return told?.status;
  });
  expect(await status.jsonValue(), 'the story must end well before it is photographed').toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

for (const story of stories) {
  test(`${story.title} › ${story.name} (${story.id})`, async ({ shared: page }) => {
    await page.setViewportSize(PHONE);
    // axe has had its turn in the story tests.
    await page.goto(`${process.env['VISUAL_URL']}iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
    await finished(page);
    // The further windows show the state that the play has led to; playing again for each would take three times as long.
    for (const { suffix, width, height, text } of shotsOf(story)) {
      await page.setViewportSize({ width, height });
      // At 100 % the page's own sheet decides, and with it easy mode.
      const fontSize = text === 100 ? '' : `${text}%`;
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
      await expect.soft(page).toHaveScreenshot(`${story.id}${suffix}.png`, { fullPage: true });
    }
  });
}

test('every baseline has its story', () => {
  const wanted = new Set(stories.flatMap((story) => shotsOf(story).map(({ suffix }) => `${story.id}${suffix}.png`)));
  const orphans = readdirSync(join(here, 'baselines')).filter((name) => name.endsWith('.png') && !wanted.has(name));
  expect(orphans, 'delete these, or give them their story back').toEqual([]);
});
