import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { AGENTS } from '../../tests/e2e/line/support/names';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/**
 * Figures of a load: times in ms since navigation start, sizes in bytes on the wire. `actionable` is when a slot can
 * first be tapped (0 on a page without slots), `code` the scripts and styles until then, including inline ones.
 */
export const FIGURES = ['fcp', 'lcp', 'cls', 'actionable', 'code', 'fonts'] as const;
export type Load = Record<(typeof FIGURES)[number], number>;

/** The results of `observer.js`. */
declare global {
  var noted: { lcp: number; cls: number; interaction: number };
}

const OBSERVER = fileURLToPath(new URL('observer.js', import.meta.url));
const LONG_MS = 90_000;
/** Shifts and downloads within this time still belong to the load. */
const STILL_MS = 1_500;

/** Starts Chromium with each host mapped to a loopback port; no other host can be reached. */
export const openBrowser = (ports: Readonly<Record<string, number>>, pin: string): Promise<Browser> => {
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
};

/** Runs `work` on a phone with an empty cache and no session. */
export async function onPhone<T>(browser: Browser, work: (phone: BrowserContext) => Promise<T>): Promise<T> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENTS.ios,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
}

/** Opens a page with 1.6 Mbps down, 0.75 Mbps up, 150 ms latency and a CPU four times slower. */
export async function openPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  await page.addInitScript({ path: OBSERVER });
  const devtools = await phone.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Chromium is still closing the previous page, which would delay this page's first paint.
  await page.waitForTimeout(1_000);
  return page;
}

/** Waits until nothing more loads. Locators come last: their script would delay the page's first paint. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONG_MS });
  await page.waitForTimeout(STILL_MS);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LONG_MS });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: LONG_MS });
  await page.waitForTimeout(STILL_MS);
}

/** Bytes of a page's inline scripts and styles at brotli 11. */
function inlineCode(html: string): number {
  const found = [...html.matchAll(/<(style|script)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g)].map(([, , text = '']) => text);
  return found.length === 0 ? 0 : brotliCompressSync(found.join('\n')).length;
}

/** Loads a URL (with `slots`, until one can be tapped) and reads the browser's figures. */
export async function load(page: Page, url: string, { slots = false } = {}): Promise<Load> {
  // Waits for a console message of the page: a locator's script would delay its first paint.
  const firstSlot =
    slots && page.waitForEvent('console', { predicate: (it) => it.text() === 'first-slot', timeout: LONG_MS });
  const response = await page.goto(url, { waitUntil: 'commit', timeout: LONG_MS });
  await firstSlot;
  await settle(page);
  const { resources, ...figures } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: noted.lcp,
    cls: noted.cls,
    actionable: performance.getEntriesByName('first-slot')[0]?.startTime ?? 0,
    resources: performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize, encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, bytes: transferSize === 0 ? 0 : encodedBodySize, responseEnd };
    }),
  }));
  const bytesOf = (kind: RegExp, until = Infinity) =>
    resources
      .filter(({ path, responseEnd }) => kind.test(path) && responseEnd <= until)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...figures,
    code: bytesOf(/\.(js|css)$/, figures.actionable || Infinity) + inlineCode((await response?.text()) ?? ''),
    fonts: bytesOf(/\.(woff2?|ttf|otf)$/),
  };
}
