import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';
import { isSame, PICTURE, unroll } from './takePicture';
import { assignment, pictureOf } from './stories';
import { enter, show, type Stage } from './storybook';

const { isBase, url, pictures } = assignment;

/** Timeout of a story including its pictures, in ms. */
const STORY_MS = 120_000;

/** Waits before each retry of a picture that differs from the base's, in ms. */
const LATE_MS = [500, 2_000];

/** From this many changed pictures on, the cause is the change, not a busy machine, so there are no more retries. */
const MANY = 20;
let changed = 0;
/** New and changed pictures of this worker. */
const differing = new Map<string, Buffer>();

/** Disables animations: an animated element may get its own layer, which renders round corners a level or two off. */
function standStill(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
}

/**
 * One document for all stories of a worker, as in Storybook itself: loaded code stays cached, a story that leaks state
 * is noticed, and the service worker is registered once.
 */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await context.addInitScript(standStill);
      await use({ page: await context.newPage(), url, open: false });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const note = (type: 'new' | 'changed' | 'broken', description: string) =>
  test.info().annotations.push({ type, description });

/** Compares the page with the base's picture. Retries, because a busy machine renders some of the page late. */
async function compare(page: Page, mode: Mode, picture: string): Promise<void> {
  const file = join(pictures, picture);
  for (const wait of [...(changed < MANY ? LATE_MS : []), 0]) {
    await unroll(page, mode);
    if (await isSame(page, file)) return;
    await page.waitForTimeout(wait);
  }
  const before = test.info().errors.length;
  await expect.soft(page).toHaveScreenshot(picture);
  if (test.info().errors.length === before) return;
  changed += 1;
  note('changed', picture);
  differing.set(picture, await page.screenshot(PICTURE));
}

async function photograph(page: Page, mode: Mode, picture: string): Promise<void> {
  if (!isBase && existsSync(join(pictures, picture))) return compare(page, mode, picture);
  await unroll(page, mode);
  if (isBase) return expect(page).toHaveScreenshot(picture);
  note('new', picture);
  const body = await page.screenshot(PICTURE);
  differing.set(picture, body);
  return test.info().attach(picture, { body, contentType: 'image/png' });
}

/** Shows a story. Returns false if it breaks: a failure in the working tree; in the base, the story has no picture. */
async function tryShow(stage: Stage, id: string, mode: Mode): Promise<boolean> {
  try {
    await show(stage, id, mode).catch(() => show(stage, id, mode));
    return true;
  } catch (error) {
    if (isBase) writeFileSync(join(pictures, `${id}.broken`), String(error));
    else {
      note('broken', id);
      expect.soft(error, id).toBeNull();
    }
    return false;
  }
}

for (const title of new Set(assignment.stories.map((story) => story.title))) {
  const group = assignment.stories.filter((story) => story.title === title);
  const storyByPixels = new Map<string, string>();
  test(title, async ({ stage }) => {
    test.setTimeout(group.length * STORY_MS);
    for (const story of group)
      await test.step(`${story.name} (${story.id})`, async () => {
        const modes = Object.entries(story.modes);
        const [[, first] = []] = modes;
        if (!first || !(await tryShow(stage, story.id, first))) return;
        // All modes show the state after the play function ran once: playing per mode would take three times as long.
        for (const [name, mode] of modes) {
          await enter(stage, mode);
          await photograph(stage.page, mode, pictureOf(story, name));
        }
        // Two flows may end with the same picture; two states of a component may not.
        if (isBase || title.startsWith('流れ/')) return;
        const picture = pictureOf(story, 'phone');
        const pixels = (differing.get(picture) ?? readFileSync(join(pictures, picture))).toString('base64');
        expect.soft(storyByPixels.get(pixels), `${story.id} looks like another story`).toBeUndefined();
        storyByPixels.set(pixels, story.id);
      });
  });
}
