import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';
import { isSame, PICTURE, unroll } from './takePicture';
import { assignment, isBase, pictureOf, pictures } from './stories';
import { enter, show, type Stage } from './storybook';

/** The longest a story may take, its pictures included. */
const STORY_MS = 120_000;

/** How long a picture that differs may take to become the base's, in ms before each further look. */
const LATE_MS = [500, 2_000];

/** With so many changed pictures it is the change, not a busy machine: nothing is waited for any more. */
const MANY = 20;
let changed = 0;

/** An element that was animated may lie on a layer of its own, whose round corners are a level or two off. */
function standStill(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(style));
}

/**
 * One document for all stories of a worker, as in Storybook itself: what has been loaded stays warm, a story that leaks is
 * noticed, and the service worker is registered once.
 */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await context.addInitScript(standStill);
      await use({ page: await context.newPage(), open: false, easyMode: 'off' });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const note = (type: 'new' | 'changed' | 'broken', description: string) =>
  test.info().annotations.push({ type, description });

/** Compares what the page shows with the base's picture; a busy machine draws some of it late. */
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
}

async function photograph(page: Page, mode: Mode, picture: string): Promise<void> {
  if (!isBase && existsSync(join(pictures, picture))) return compare(page, mode, picture);
  await unroll(page, mode);
  if (isBase) return expect(page).toHaveScreenshot(picture);
  note('new', picture);
  return test.info().attach(picture, { body: await page.screenshot(PICTURE), contentType: 'image/png' });
}

/** Shows a story; false when it breaks, which is a failure of the working tree, and leaves the base without a picture. */
async function shows(stage: Stage, id: string, mode: Mode): Promise<boolean> {
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
  test(title, async ({ stage }) => {
    test.setTimeout(group.length * STORY_MS);
    for (const story of group)
      await test.step(`${story.name} (${story.id})`, async () => {
        const modes = Object.entries(story.modes);
        const [[, first] = []] = modes;
        if (!first || !(await shows(stage, story.id, first))) return;
        // The further modes show the state that the play function has led to: playing again would take three times as long.
        for (const [name, mode] of modes) {
          await enter(stage, mode);
          await photograph(stage.page, mode, pictureOf(story, name));
        }
      });
  });
}
