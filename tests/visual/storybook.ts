import { expect, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';

interface Ending {
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

const TROUBLE = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

export interface Stage {
  page: Page;
  url: string;
  /** True when the page has a working Storybook; otherwise the next story loads a new document. */
  open: boolean;
}

/** Waits until the story and its play function have finished; throws if either failed. */
async function finished(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction(
    ([wanted, trouble]) => {
      const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
      const [result] = (channel?.last('storyFinished') ?? []) as Ending[];
      // A play function that throws has a separate event; its story still finishes with success.
      const thrown = trouble.map((event) => channel?.last(event)).find((last) => last !== undefined);
      if (thrown) return JSON.stringify(thrown).slice(0, 2_000);
      if (result?.storyId !== wanted) return false;
      return result.status === 'success' ? result.status : JSON.stringify(result.reporters).slice(0, 2_000);
    },
    [id, TROUBLE] as const,
  );
  expect(await ending.jsonValue(), `${id} must succeed before it is photographed`).toBe('success');
  await page.evaluate(() => document.fonts.ready);
}

/** Overrides the story's text size; without `percent`, the story's own size applies again. */
const setTextSize = (page: Page, percent?: number) =>
  page.evaluate((size) => {
    document.getElementById('mode')?.remove();
    if (size === undefined) return;
    const style = document.createElement('style');
    style.id = 'mode';
    style.textContent = `html { font-size: ${size}% !important }`;
    document.head.append(style);
  }, percent);

/** Makes the focused field read-only: forced colours ignore styles that hide the blinking caret. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

/** Applies a mode; the story keeps its state. The viewport is set first, because text reflows to its width. */
export async function enter(stage: Stage, { viewport, forcedColors, textSize }: Mode): Promise<void> {
  await stage.page.setViewportSize(viewport);
  await setTextSize(stage.page, textSize);
  await stage.page.emulateMedia({ forcedColors: forcedColors ?? null });
  if (forcedColors) await hideCaret(stage.page);
}

/** Shows a story and plays it in a mode's viewport; throws if it fails. */
export async function show(stage: Stage, id: string, { viewport }: Mode): Promise<void> {
  const { page, url } = stage;
  await page.setViewportSize(viewport);
  if (stage.open) {
    stage.open = false;
    await enter(stage, { viewport });
    await page.evaluate((storyId) => {
      // Whether a dialog shows a focus ring depends on which element had the focus before.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await page.emulateMedia({ forcedColors: null });
    // No axe here: `npm test` runs it.
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  }
  await finished(page, id);
  stage.open = true;
}
