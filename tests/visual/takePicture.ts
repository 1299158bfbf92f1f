import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';

export const SCREENSHOT_OPTIONS = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

const SETTLED_AFTER_FRAMES = 3;

const settledHeight = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        let [height, sameFrames] = [0, 0];
        const compare = () => {
          const newHeight = document.documentElement.scrollHeight;
          sameFrames = newHeight === height ? sameFrames + 1 : 0;
          height = newHeight;
          if (sameFrames === frames) resolve(height);
          else next();
        };
        // Waits for an idle browser. In a busy browser, React may still be rendering.
        const next = () => requestIdleCallback(() => requestAnimationFrame(compare), { timeout: 250 });
        next();
      }),
    SETTLED_AFTER_FRAMES,
  );

/** Makes the viewport as tall as the page, so that fixed bars cover no content. */
export async function growViewport(page: Page, { viewport }: Mode): Promise<void> {
  const { width, height } = viewport;
  await page.setViewportSize({ width, height });
  let viewportHeight = height;
  for (let times = 0; times < 3; times += 1) {
    const pageHeight = await settledHeight(page);
    if (pageHeight <= viewportHeight) return;
    viewportHeight = pageHeight;
    await page.setViewportSize({ width, height: viewportHeight });
  }
  if ((await settledHeight(page)) <= viewportHeight) return;
  // Some pages grow with the viewport and never fit. Such a page gets the mode's size again.
  await page.setViewportSize({ width, height });
  await settledHeight(page);
}

/** Compares bytes, because comparing pixels would be slower. */
export async function isSame(page: Page, file: string): Promise<boolean> {
  return existsSync(file) && (await page.screenshot(SCREENSHOT_OPTIONS)).equals(readFileSync(file));
}
