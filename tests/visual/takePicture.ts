import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Mode } from '../../.storybook/modes';

export const PICTURE = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Layout is complete when the page's height was the same for this many frames in a row. */
const SAME_FRAMES = 3;

/** Waits until the page's height stops changing and returns it in px. */
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
        // The page is not idle while React still renders parts of it.
        const next = () => requestIdleCallback(() => requestAnimationFrame(look), { timeout: 250 });
        next();
      }),
    SAME_FRAMES,
  );

/** Makes the viewport as tall as the page, so that fixed bars cover nothing and everything is scrolled into view. */
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
  // A page sized by its viewport would grow with it for ever, so its picture has the size of the phone.
  await page.setViewportSize({ width, height });
  await settledHeight(page);
}

/** True if the page's screenshot is byte-identical to a picture. Most are; comparing pixels takes half of a run. */
export async function isSame(page: Page, file: string): Promise<boolean> {
  return existsSync(file) && (await page.screenshot(PICTURE)).equals(readFileSync(file));
}
