import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';
import { growViewport, isSame, SCREENSHOT_OPTIONS } from './takePicture';
import { visualRun, pictureOf } from './stories';
import { applyMode, showStory, type Stage } from './storybook';

const { isBase, url, pictures } = visualRun;

const STORY_TIMEOUT_MS = 120_000;

const RETRY_PAUSES_MS = [500, 2_000];

/** After this many changed pictures, `compare` stops retrying, because a busy machine alone changes fewer pictures. */
const STOP_RETRIES_AT = 20;
let changedCount = 0;
const newPictures = new Map<string, Buffer>();

/** Disables animations, because an animation may change how the browser draws round corners. */
function disableAnimations(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
}

// All stories of a worker share one page, because the page keeps the code cached.
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await context.addInitScript(disableAnimations);
      await use({ page: await context.newPage(), url, isReady: false });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const annotate = (type: 'new' | 'changed' | 'broken', description: string) =>
  test.info().annotations.push({ type, description });

/** Retries, because a busy machine may render late. */
async function compare(page: Page, mode: Mode, picture: string): Promise<void> {
  const file = join(pictures, picture);
  for (const wait of [...(changedCount < STOP_RETRIES_AT ? RETRY_PAUSES_MS : []), 0]) {
    await growViewport(page, mode);
    if (await isSame(page, file)) return;
    await page.waitForTimeout(wait);
  }
  const errorsBefore = test.info().errors.length;
  await expect.soft(page).toHaveScreenshot(picture);
  if (test.info().errors.length === errorsBefore) return;
  changedCount += 1;
  annotate('changed', picture);
  newPictures.set(picture, await page.screenshot(SCREENSHOT_OPTIONS));
}

async function photograph(page: Page, mode: Mode, picture: string): Promise<void> {
  if (!isBase && existsSync(join(pictures, picture))) return compare(page, mode, picture);
  await growViewport(page, mode);
  if (isBase) return expect(page).toHaveScreenshot(picture);
  annotate('new', picture);
  const body = await page.screenshot(SCREENSHOT_OPTIONS);
  newPictures.set(picture, body);
  return test.info().attach(picture, { body, contentType: 'image/png' });
}

/** Returns false if the story is broken. */
async function tryShow(stage: Stage, id: string, mode: Mode): Promise<boolean> {
  try {
    await showStory(stage, id, mode).catch(() => showStory(stage, id, mode));
    return true;
  } catch (error) {
    if (isBase) writeFileSync(join(pictures, `${id}.broken`), String(error));
    else {
      annotate('broken', id);
      expect.soft(error, id).toBeNull();
    }
    return false;
  }
}

for (const title of new Set(visualRun.stories.map((story) => story.title))) {
  const group = visualRun.stories.filter((story) => story.title === title);
  const storyByPixels = new Map<string, string>();
  test(title, async ({ stage }) => {
    test.setTimeout(group.length * STORY_TIMEOUT_MS);
    for (const story of group)
      await test.step(`${story.name} (${story.id})`, async () => {
        const modes = Object.entries(story.modes);
        const [[, firstMode] = []] = modes;
        if (!firstMode || !(await tryShow(stage, story.id, firstMode))) return;
        // Plays the story once for all modes, because playing it for each mode takes three times as long.
        for (const [name, mode] of modes) {
          await applyMode(stage, mode);
          await photograph(stage.page, mode, pictureOf(story, name));
        }
        // Two flows may end with the same picture; two states of a component may not.
        if (isBase || title.startsWith('流れ/')) return;
        const picture = pictureOf(story, 'phone');
        const pixels = (newPictures.get(picture) ?? readFileSync(join(pictures, picture))).toString('base64');
        expect.soft(storyByPixels.get(pixels), `${story.id} looks like another story`).toBeUndefined();
        storyByPixels.set(pixels, story.id);
      });
  });
}
