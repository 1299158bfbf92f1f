import { fileURLToPath } from 'node:url';
import { expect as playwrightExpect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { preview } from 'vite';
import { build } from '../../../../scripts/build.mjs';

/** A subfolder, so that tests fail if a URL works only at the root of a site. */
const PATH = '/review/patient-app/';
const MAX_BUILD_MS = 10 * 60_000;

async function serve(use: (url: string) => Promise<void>): Promise<void> {
  await build({ parts: ['Storybook'], settings: {} });
  const server = await preview({
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    base: PATH,
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: 'localhost' },
  });
  await use(server.resolvedUrls?.local[0] ?? '');
  await server.close();
}

export const test = base.extend<object, { publishedUrl: string }>({
  publishedUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => serve(use),
    { scope: 'worker', timeout: MAX_BUILD_MS },
  ],
});

/** The timeout is longer, because app, clinic and database share one browser thread. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** Returns the frame of the app. */
export async function openPrototype(page: Page, publishedUrl: string): Promise<FrameLocator> {
  await page.goto(`${publishedUrl}iframe.html?id=flows-prototype--whole-app&viewMode=story`);
  const phone = page.frameLocator('iframe[title="患者さまのスマートフォン"]');
  // On a busy machine, the prototype's database takes half a minute to start.
  await phone.getByRole('heading', { level: 1 }).waitFor({ timeout: 150_000 });
  return phone;
}
