import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';

/** How a picture is taken. */
export const PICTURE = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** A page whose height was the same for so many frames has been laid out. */
const SAME_FRAMES = 3;

/** The page's height once it has stopped changing. */
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

/** Makes the window as tall as the page: bars fixed to its edges hide nothing, and nothing waits to be scrolled to. */
export async function unroll(page: Page, { viewport }: Mode): Promise<void> {
  const { width, height } = viewport;
  await page.setViewportSize({ width, height });
  let tall = height;
  for (let grown = 0; grown < 3; grown += 1) {
    const whole = await settledHeight(page);
    if (whole <= tall) return;
    tall = whole;
    await page.setViewportSize({ width, height: tall });
  }
  if ((await settledHeight(page)) <= tall) return;
  // A page that is measured by its window grows with it for ever: it is photographed as the phone shows it.
  await page.setViewportSize({ width, height });
  await settledHeight(page);
}

/** True when the page looks like a picture to the byte. Most do, and comparing pixels takes half of a run. */
export async function isSame(page: Page, file: string): Promise<boolean> {
  return existsSync(file) && (await page.screenshot(PICTURE)).equals(readFileSync(file));
}
