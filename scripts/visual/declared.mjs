import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/** The stories to photograph, with their Chromatic modes. */
export async function declaredStories(url) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
    return await page.evaluate(async () => {
      const preview = window.__STORYBOOK_PREVIEW__;
      await preview.ready();
      return Object.values(await preview.extract())
        .filter(({ parameters }) => !parameters.chromatic?.disableSnapshot)
        .map(({ id, title, name, parameters }) => ({ id, title, name, modes: parameters.chromatic?.modes ?? {} }));
    });
  } finally {
    await browser.close();
  }
}
