import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect as playwrightExpect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { preview } from 'vite';

/** A folder of any host will do: nothing of the Storybook may ask for an address from the root. */
const PATH = '/review/patient-app/';
const BUILD_MS = 10 * 60_000;

/** Builds the static Storybook when anything of it has changed, and serves it under a path of its own. */
async function serve(use: (url: string) => Promise<void>): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  execFileSync(process.execPath, ['scripts/build.mjs', '--storybook'], { env, stdio: 'inherit' });
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

/** Playwright's `test` with the address of the published Storybook. */
export const test = base.extend<object, { published: string }>({
  published: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => serve(use),
    { scope: 'worker', timeout: BUILD_MS },
  ],
});

/** Everything shares one thread of a browser with a database in it: more patience than elsewhere. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** Opens the prototype; gives the phone in it, once the app is there. */
export async function openPrototype(page: Page, published: string): Promise<FrameLocator> {
  await page.goto(`${published}iframe.html?id=flows-prototype--whole-app&viewMode=story`);
  const phone = page.frameLocator('iframe[title="患者さまのスマートフォン"]');
  // The database alone takes half a minute on a machine that is busy with other things.
  await phone.getByRole('heading', { level: 1 }).waitFor({ timeout: 150_000 });
  return phone;
}
