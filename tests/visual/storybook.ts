import { expect, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';

interface FinishedStory {
  storyId: string;
  status: string;
  reporters: object[];
}

interface Channel {
  last(event: string): unknown[] | undefined;
  once(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const FAILURES = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

export interface Stage {
  page: Page;
  url: string;
  /** True if the page can show the next story without a reload. */
  isReady: boolean;
}

/** Throws if the story or its play function fails. */
async function waitUntilFinished(page: Page, id: string): Promise<void> {
  const handle = await page.waitForFunction(
    ([wanted, failureEvents]) => {
      const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
      const [result] = (channel?.last('storyFinished') ?? []) as FinishedStory[];
      // Checks `FAILURES` too, because `storyFinished` reports success even if a play function throws.
      const thrown = failureEvents.map((event) => channel?.last(event)).find((last) => last !== undefined);
      if (thrown) return JSON.stringify(thrown).slice(0, 2_000);
      if (result?.storyId !== wanted) return false;
      return result.status === 'success' ? result.status : JSON.stringify(result.reporters).slice(0, 2_000);
    },
    [id, FAILURES] as const,
  );
  expect(await handle.jsonValue(), `${id} must succeed before it is photographed`).toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

/** Without `percent`, the story's own text size applies again. */
const setTextSize = (page: Page, percent?: number) =>
  page.evaluate((size) => {
    document.getElementById('mode')?.remove();
    if (size === undefined) return;
    const style = document.createElement('style');
    style.id = 'mode';
    style.textContent = `html { font-size: ${size}% !important }`;
    document.head.append(style);
  }, percent);

/** Makes the focused field read-only, because with forced colours no style can hide its blinking caret. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

export async function applyMode(stage: Stage, { viewport, forcedColors, textSize }: Mode): Promise<void> {
  await stage.page.setViewportSize(viewport);
  await setTextSize(stage.page, textSize);
  await stage.page.emulateMedia({ forcedColors: forcedColors ?? null });
  if (forcedColors) await hideCaret(stage.page);
}

/** Throws if the story fails. */
export async function showStory(stage: Stage, id: string, { viewport }: Mode): Promise<void> {
  const { page, url } = stage;
  await page.setViewportSize(viewport);
  if (stage.isReady) {
    stage.isReady = false;
    await applyMode(stage, { viewport });
    await page.evaluate((storyId) => {
      // Removes the focus, because the next story's dialog may show a focus ring if the active element has one.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await page.emulateMedia({ forcedColors: null });
    // `a11y.manual` turns axe off, because `npm test` already checks the stories with axe.
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  }
  await waitUntilFinished(page, id);
  stage.isReady = true;
}
