import { readdirSync } from 'node:fs';
import { expect, type JSHandle, type Page } from '@playwright/test';
import type { LinePlatform } from '../../../../src/messaging/platform';
import { LIFF_ID, LINE_BUILD } from '../../../../scripts/built.mjs';

const lineChunk = () => readdirSync(`${LINE_BUILD}/dist/assets`).find((name) => /^line-[\w-]+\.js$/.test(name));
const waitUntilLoggedIn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Creates a platform from the app's loaded chunk, so that the platform and the app share one LINE SDK. */
export async function platformOf(page: Page): Promise<JSHandle<LinePlatform>> {
  await waitUntilLoggedIn(page);
  return page.evaluateHandle(
    async ([path, liffId]) => {
      interface LineModule {
        createLinePlatform(options: object): LinePlatform;
      }
      // A chunk with several modules exports each module under a minified name.
      const chunk = (await import(path as string)) as Record<string, unknown>;
      const modules = [chunk, ...Object.values(chunk)].filter((item) => typeof item === 'object' && item !== null);
      const module = modules.find((item): item is LineModule => 'createLinePlatform' in (item as object));
      if (!module) throw new Error(`no platform in ${path}`);
      return module.createLinePlatform({ liffId, landingUrl: '/welcome.html' });
    },
    [`/assets/${lineChunk()}`, LIFF_ID],
  );
}
