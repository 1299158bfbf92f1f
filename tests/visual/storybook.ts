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
  /** Globals that differ from the Storybook's own, as JSON. */
  globals: string;
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

/** Renders the story that is shown once more with these globals; its state stays, and it is not played again. */
async function setGlobals(stage: Stage, globals: Omit<Mode, 'viewport' | 'forcedColors'>): Promise<void> {
  const wanted = JSON.stringify(globals);
  if (stage.globals === wanted) return;
  stage.globals = wanted;
  const ending = await stage.page.evaluate(
    (changed) =>
      new Promise<unknown>((resolve) => {
        const channel = (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
        const [initial] = (channel?.last('setGlobals') ?? []) as { globals: object }[];
        channel?.once('storyFinished', resolve);
        channel?.emit('updateGlobals', { globals: { ...initial?.globals, ...changed } });
      }),
    globals,
  );
  expect(ending).toMatchObject({ status: 'success' });
}

/** Shows a story and plays it in the window of a mode; throws what went wrong. */
export async function show(stage: Stage, id: string, { viewport }: Mode): Promise<void> {
  const { page } = stage;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ forcedColors: null });
  if (stage.open) {
    stage.open = false;
    await setGlobals(stage, {});
    await page.evaluate((storyId) => {
      // Whether a ring is drawn around what a dialog focuses depends on what had the focus before.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      (window as Storybook).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    stage.globals = '{}';
    // `npm test` runs axe.
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  }
  await finished(page, id);
  stage.open = true;
}

/** Sets what a mode has beside its window. */
export async function enter(stage: Stage, mode: Mode): Promise<void> {
  const { viewport: _viewport, forcedColors, ...globals } = mode;
  await setGlobals(stage, globals);
  await stage.page.emulateMedia({ forcedColors: forcedColors ?? null });
}
