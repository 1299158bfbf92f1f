import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { AGENTS } from '../../tests/e2e/line/support/names';
import { chromiumFlags, findChromium } from '../chromium.mjs';

/**
 * Figures of a load: times in ms since navigation start, sizes in bytes on the wire. `actionable` is when a slot can
 * first be tapped (0 on a page without slots), `code` the scripts and styles until then, including inline ones, `files`
 * their number. `longest` is the longest task until two seconds after that, `blocking` what tasks took beyond 50 ms each.
 */
export const FIGURES = ['fcp', 'lcp', 'cls', 'actionable', 'longest', 'blocking', 'files', 'code', 'fonts'] as const;
export type Load = Record<(typeof FIGURES)[number], number>;

/** The results of `observer.js`. */
declare global {
  var noted: { lcp: number; cls: number; interaction: number; tasks: { startTime: number; duration: number }[] };
}

const OBSERVER = fileURLToPath(new URL('observer.js', import.meta.url));
const LONG_MS = 90_000;
/** Shifts and downloads within this time still belong to the load. */
const STILL_MS = 1_500;
/** Long tasks count until this time after the first slot. */
const BUSY_MS = 2_000;
/** What a task takes beyond this blocks a tap. */
const LONG_TASK_MS = 50;

/** Starts a Chromium of its own. */
export type Launch = () => Promise<Browser>;

/** Starts Chromium with each host mapped to a loopback port; no other host can be reached. */
export const launchWith = (ports: Readonly<Record<string, number>>, pin: string): Launch => {
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  const args = [
    ...chromiumFlags,
    `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
    // Playwright's inspector asks where each Error was made, and react-dom makes five while it starts. V8 would parse the
    // whole file once more for that (0.25 s here); on a patient's phone nobody asks.
    '--js-flags=--no-enable-lazy-source-positions',
    `--ignore-certificate-errors-spki-list=${pin}`,
  ];
  return () => chromium.launch({ executablePath: findChromium(), args });
};

/**
 * Runs `work` on a phone with an empty cache and no session. Each has a browser of its own: one that has loaded the page
 * before keeps compiled code, also for a new context, and makes a cold phone look faster than it is.
 */
export async function onPhone<T>(launch: Launch, work: (phone: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launch();
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
    await browser.close();
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
  const { resources, tasks, ...figures } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: noted.lcp,
    cls: noted.cls,
    tasks: noted.tasks,
    actionable: performance.getEntriesByName('first-slot')[0]?.startTime ?? 0,
    resources: performance.getEntriesByType('resource').map((entry) => {
      const { name, transferSize, encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, bytes: transferSize === 0 ? 0 : encodedBodySize, responseEnd };
    }),
  }));
  const ready = figures.actionable || Infinity;
  const filesOf = (kind: RegExp, until = Infinity) =>
    resources.filter(({ path, responseEnd }) => kind.test(path) && responseEnd <= until);
  const bytesOf = (files: typeof resources) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const code = filesOf(/\.(js|css)$/, ready);
  const took = tasks.filter(({ startTime }) => startTime <= ready + BUSY_MS).map(({ duration }) => duration);
  return {
    ...figures,
    longest: Math.max(0, ...took),
    blocking: took.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    files: code.length,
    code: bytesOf(code) + inlineCode((await response?.text()) ?? ''),
    fonts: bytesOf(filesOf(/\.(woff2?|ttf|otf)$/)),
  };
}
