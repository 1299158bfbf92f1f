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

/** The longest a story may take, its pictures included. */
const STORY_MS = 60_000;

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

interface Channel {
  last(event: string): unknown[] | undefined;
  emit(event: string, told: unknown): void;
}
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Resolves when the story and its play function have ended; throws what went wrong. */
async function finished(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction((wanted) => {
    const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
    // A play that throws is told apart from the end of its story, which is called a success all the same.
    const [thrown] = (channel?.last('playFunctionThrewException') ?? []) as { message: string }[];
    if (thrown) return thrown.message;
    const [told] = (channel?.last('storyFinished') ?? []) as { storyId: string; status: string }[];
    return told?.storyId === wanted && told.status;
  }, id);
  expect(await ending.jsonValue(), `${id} must end well before it is photographed`).toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

/** Shows a story: in a new document, or after another of the same file as the Storybook itself goes on to it. */
async function show(page: Page, id: string, afresh: boolean): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  // axe has had its turn in the story tests.
  const globals = 'a11y.manual:!true';
  if (afresh) await page.goto(`${process.env['VISUAL_URL']}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  else
    await page.evaluate(
      (storyId) =>
        (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
      id,
    );
  await finished(page, id);
}

/** A window as tall as the page: what is fixed to its edges hides nothing, and nothing waits to be scrolled to. */
async function unroll(page: Page, { width, height, text }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  // At 100 % the page's own sheet decides, and with it easy mode.
  const fontSize = text === 100 ? '' : `${text}%`;
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

for (const title of new Set(stories.map((story) => story.title))) {
  const group = stories.filter((story) => story.title === title);
  test(title, async ({ shared: page }) => {
    test.setTimeout(group.length * STORY_MS);
    let afresh = true;
    for (const story of group)
      await test.step(`${story.name} (${story.id})`, async () => {
        try {
          await show(page, story.id, afresh);
          afresh = false;
        } catch (error) {
          afresh = true;
          return expect.soft(error, story.id).toBeNull();
        }
        // The further windows show the state that the play has led to; playing again would take three times as long.
        for (const shot of shotsOf(story)) {
          await unroll(page, shot);
          await expect.soft(page).toHaveScreenshot(`${story.id}${shot.suffix}.png`);
        }
        return undefined;
      });
  });
}

test('every baseline has its story', () => {
  const wanted = new Set(stories.flatMap((story) => shotsOf(story).map(({ suffix }) => `${story.id}${suffix}.png`)));
  const orphans = readdirSync(join(here, 'baselines')).filter((name) => name.endsWith('.png') && !wanted.has(name));
  expect(orphans, 'delete these, or give them their story back').toEqual([]);
});
