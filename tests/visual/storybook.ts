import { expect, type Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';
import { url } from './stories';

interface Ending {
  storyId: string;
  status: string;
  reporters: object[];
}

interface Channel {
  last(event: string): unknown[] | undefined;
  once(event: string, listener: (told: unknown) => void): void;
  emit(event: string, told: unknown): void;
}
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Events of a story that breaks. */
const TROUBLE = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

/** A page with the Storybook in it. */
export interface Stage {
  page: Page;
  /** Whether the page shows a Storybook that works; the next story is shown in a new document otherwise. */
  open: boolean;
  easyMode: 'on' | 'off';
}

/** Waits for the end of the story and of its play function; throws what went wrong. */
async function finished(page: Page, id: string): Promise<void> {
  const ending = await page.waitForFunction(
    ([wanted, trouble]) => {
      const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
      const [told] = (channel?.last('storyFinished') ?? []) as Ending[];
      // A play function that throws has an event of its own; its story still ends with success.
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

/** Renders the story that is shown once more, in easy mode or not; its state stays, and it is not played again. */
async function setEasyMode(stage: Stage, easyMode: 'on' | 'off'): Promise<void> {
  if (stage.easyMode === easyMode) return;
  stage.easyMode = easyMode;
  const ending = await stage.page.evaluate(
    (globals) =>
      new Promise<unknown>((resolve) => {
        const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
        channel?.once('storyFinished', resolve);
        channel?.emit('updateGlobals', { globals });
      }),
    { easyMode },
  );
  expect(ending).toMatchObject({ status: 'success' });
  // The theme applies it in an effect, which may run after the story has finished.
  await stage.page
    .locator(easyMode === 'on' ? 'html[data-easy]' : 'html:not([data-easy])')
    .waitFor({ state: 'attached' });
}

/** Sets the text's size above all that a story sets; without one the story's own is back. */
const setTextSize = (page: Page, percent?: string) =>
  page.evaluate((size) => {
    document.getElementById('mode')?.remove();
    if (size === undefined) return;
    const style = document.createElement('style');
    style.id = 'mode';
    style.textContent = `html { font-size: ${size}% !important }`;
    document.head.append(style);
  }, percent);

/** Forced colours draw the caret, which blinks, whatever a style says; a field that is only read has none. */
const hideCaret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
  });

/** Enters a mode; the state of the story stays. The window comes first: text is laid out anew in its width. */
export async function enter(stage: Stage, { viewport, forcedColors, textSize, easyMode }: Mode): Promise<void> {
  await stage.page.setViewportSize(viewport);
  await setEasyMode(stage, easyMode ?? 'off');
  await setTextSize(stage.page, textSize);
  await stage.page.emulateMedia({ forcedColors: forcedColors ?? null });
  if (forcedColors) await hideCaret(stage.page);
}

/** Shows a story and plays it in the window of a mode; throws what went wrong. */
export async function show(stage: Stage, id: string, { viewport }: Mode): Promise<void> {
  const { page } = stage;
  await page.setViewportSize(viewport);
  if (stage.open) {
    stage.open = false;
    await enter(stage, { viewport });
    await page.evaluate((storyId) => {
      // Whether a ring is drawn around what a dialog focuses depends on what had the focus before.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    stage.easyMode = 'off';
    await page.emulateMedia({ forcedColors: null });
    // `npm test` runs axe.
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  }
  await finished(page, id);
  stage.open = true;
}
