import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { PICTURE } from './picture';

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

/** A page whose height was the same for so many frames has been laid out. */
const SAME_FRAMES = 3;

/** How long a picture that differs may take to be the baseline, in ms before each further look. */
const LATE_MS = [500, 2_000];

/** The longest a story may take, its pictures included. */
const STORY_MS = 120_000;

const here = fileURLToPath(new URL('.', import.meta.url));
const BASELINES = join(here, 'baselines');
const index = JSON.parse(readFileSync(join(here, '../../storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && !tags?.includes('no-visual'),
);
const shotsOf = ({ id }: Entry) => (id.startsWith('pages-') ? [PHONE, ...PAGE_SHOTS] : [PHONE]);

/** What has been animated may lie on a layer of its own, whose round corners are drawn otherwise by a level or two. */
function standStill(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
}

/** Where a worker shows its stories. */
interface Stage {
  page: Page;
  /** Whether the Storybook is there and well: else the next story is shown in a new document. */
  open: boolean;
}

/**
 * One document for all stories of a worker, as in Storybook itself: what has been loaded stays warm, a story that leaks is
 * noticed, and the service worker is not taken away and registered again all the time, which fails at times.
 */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await context.addInitScript(standStill);
      await use({ page: await context.newPage(), open: false });
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

/** What Storybook tells when a story goes wrong. */
const TROUBLE = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

/** Resolves when the story, its play function and axe have ended; throws what went wrong. */
async function finished(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction(
    ([wanted, trouble]) => {
      const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
      const [told] = (channel?.last('storyFinished') ?? []) as {
        storyId: string;
        status: string;
        reporters: object[];
      }[];
      // A play that throws is told apart from the end of its story, which is called a success all the same.
      const thrown = trouble.map((event) => channel?.last(event)).find((last) => last !== undefined);
      if (thrown) return JSON.stringify(thrown).slice(0, 2_000);
      if (told?.storyId !== wanted) return false;
      return told.status === 'success' ? told.status : JSON.stringify(told.reporters).slice(0, 2_000);
    },
    [id, TROUBLE] as const,
  );
  expect(await ending.jsonValue(), `${id} must end well before it is photographed`).toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

/** Shows a story; throws what went wrong. */
async function show(stage: Stage, id: string): Promise<void> {
  const { page, open } = stage;
  stage.open = false;
  await page.setViewportSize(PHONE);
  if (open)
    await page.evaluate((storyId) => {
      document.documentElement.style.removeProperty('font-size');
      // Whether a ring is drawn around what a dialog focuses depends on what had the focus before.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  else await page.goto(`${process.env['VISUAL_URL']}iframe.html?id=${id}&viewMode=story`);
  await finished(page, id);
  stage.open = true;
}

/** The page's height when it has been the same for some frames: what measures itself and what waits to be seen is done. */
const settledHeight = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        let [height, same] = [0, 0];
        const look = () => {
          const now = document.documentElement.scrollHeight;
          same = now === height ? same + 1 : 0;
          height = now;
          if (same === frames) resolve(height);
          else next();
        };
        // What React draws later, in parts, keeps the page from being idle.
        const next = () => requestIdleCallback(() => requestAnimationFrame(look), { timeout: 250 });
        next();
      }),
    SAME_FRAMES,
  );

/** A window as tall as the page: what is fixed to its edges hides nothing, and nothing waits to be scrolled to. */
async function unroll(page: Page, { width, height, text }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  // At 100 % the page's own sheet decides, and with it easy mode.
  const fontSize = text === 100 ? '' : `${text}%`;
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
  let tall = height;
  for (let grown = 0; grown < 3; grown += 1) {
    const whole = await settledHeight(page);
    if (whole <= tall) return;
    tall = whole;
    await page.setViewportSize({ width, height: tall });
  }
  if ((await settledHeight(page)) <= tall) return;
  // What is measured by its window would grow with it for ever: as the phone shows it, then.
  await page.setViewportSize({ width, height });
  await settledHeight(page);
}

/** True when the picture is the baseline to the byte: most are, and to compare their pixels takes half of the run. */
async function isSame(page: Page, name: string): Promise<boolean> {
  const { animations, caret, scale } = PICTURE;
  const picture = await page.screenshot({ animations, caret, scale });
  return existsSync(join(BASELINES, name)) && picture.equals(readFileSync(join(BASELINES, name)));
}

/** Compares what a window shows with its baseline. What is drawn late on a busy machine is looked at again. */
async function compare(page: Page, shot: Shot, name: string): Promise<void> {
  const late = test.info().config.updateSnapshots === 'all' ? [] : LATE_MS;
  for (const wait of late) {
    await unroll(page, shot);
    if (await isSame(page, name)) return;
    const close = await expect(page)
      .toHaveScreenshot(name)
      .then(() => true)
      .catch(() => false);
    if (close) return;
    await page.waitForTimeout(wait);
  }
  await unroll(page, shot);
  await expect.soft(page).toHaveScreenshot(name);
}

for (const title of new Set(stories.map((story) => story.title))) {
  const group = stories.filter((story) => story.title === title);
  test(title, async ({ stage }) => {
    test.setTimeout(group.length * STORY_MS);
    const { page } = stage;
    for (const story of group)
      await test.step(`${story.name} (${story.id})`, async () => {
        try {
          await show(stage, story.id);
        } catch (error) {
          return expect.soft(error, story.id).toBeNull();
        }
        // The further windows show the state that the play has led to; playing again would take three times as long.
        for (const shot of shotsOf(story)) await compare(page, shot, `${story.id}${shot.suffix}.png`);
        return undefined;
      });
  });
}

test('every baseline has its story', () => {
  const wanted = new Set(stories.flatMap((story) => shotsOf(story).map(({ suffix }) => `${story.id}${suffix}.png`)));
  const orphans = readdirSync(BASELINES).filter((name) => name.endsWith('.png') && !wanted.has(name));
  expect(orphans, 'delete these, or give them their story back').toEqual([]);
});
