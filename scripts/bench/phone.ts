import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { AGENTS } from '../../tests/e2e/line/support/names';
import { BEHIND_MS } from './place';
import { installProbe, type Probe, type ProbeOptions } from './probe';
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
  probe(): Promise<Probe>;
}

/** A new window, by default slow from its first request on. */
export async function openWindow(
  phone: BrowserContext,
  watch: string,
  { tapAtOnce = false, slow = true }: { tapAtOnce?: boolean; slow?: boolean } = {},
): Promise<Window> {
  const page = await phone.newPage();
  const options: ProbeOptions = { behindMs: BEHIND_MS, watch, tapAtOnce };
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
  return {
    page,
    devtools,
    wire,
    probe: () => page.evaluate(() => (window as unknown as { probe: Probe }).probe),
  };
}
