import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { AGENTS } from '../../tests/e2e/line/support/names';
import { BEHIND_MS } from './place';
import { installProbe, TELL, type Probe, type ProbeOptions, type Told } from './probe';
import { listen, type Wire } from './wire';

/** A mid-range phone on a slow mobile network. */
export const PHONE = { width: 390, height: 844, cpu: 4, downKbps: 1600, upKbps: 750, latencyMs: 150 } as const;

/** Starts Chromium; each host stands on a port of loopback, and nothing else can be reached. */
export async function openBrowser(ports: Readonly<Record<string, number>>, pin: string): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium: npm run bench looks for one before it starts.');
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  return chromium.launch({
    executablePath,
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      // Unlike a browser told to ignore every error, one that knows this key also caches what it gets.
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
}

/** A phone as it comes: nothing cached, no session. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENTS.ios,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });

/** One window of a phone. */
export interface Window {
  page: Page;
  devtools: CDPSession;
  wire: Wire;
  probe(): Promise<Omit<Probe, 'tell'>>;
  /**
   * Resolves when the page says it, from now on. To ask the page instead would have it read the tool's own script of
   * 330 kB, for which a phone this slow takes 0.1 s, in the midst of its first paint.
   */
  told(what: Told): Promise<void>;
}

const MOST_MS = 90_000;

/** A new window, by default slow from its first request on. */
export async function openWindow(
  phone: BrowserContext,
  watch: string,
  { tapAtOnce = false, slow = true }: { tapAtOnce?: boolean; slow?: boolean } = {},
): Promise<Window> {
  const page = await phone.newPage();
  const options: ProbeOptions = { behindMs: BEHIND_MS, tell: TELL, watch, tapAtOnce };
  // The tool that runs TypeScript here marks functions by a helper of its own, which a page lacks.
  const script = `globalThis.__name = (one) => one; (${String(installProbe)})(${JSON.stringify(options)});`;
  await page.addInitScript({ content: script });
  const devtools = await phone.newCDPSession(page);
  const wire = await listen(devtools);
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: (PHONE.downKbps * 1000) / 8,
      uploadThroughput: (PHONE.upKbps * 1000) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  }
  await devtools.send('Performance.enable');
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: TELL });
  return {
    page,
    devtools,
    wire,
    probe: () =>
      page.evaluate(() => {
        const { tell: _, ...noted } = (window as unknown as { probe: Probe }).probe;
        return noted;
      }),
    told: (what) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${page.url()} never said ${what}`)), MOST_MS);
        const hear = ({ name, payload }: { name: string; payload: string }) => {
          if (name !== TELL || payload !== what) return;
          clearTimeout(late);
          devtools.off('Runtime.bindingCalled', hear);
          resolve();
        };
        devtools.on('Runtime.bindingCalled', hear);
      }),
  };
}
