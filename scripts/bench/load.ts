import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext } from '@playwright/test';
import { undisturbed } from './calm';
import { newPhone, openWindow, type Window } from './phone';
import type { Sent, WireType } from './wire';

/** What one load of a page came to; times in ms since navigation began, sizes in bytes on the wire. */
export interface Load {
  fcp: number;
  lcp: number;
  lcpWhat: string;
  cls: number;
  shifts: string[];
  /** What was watched for can be tapped. */
  actionable: number;
  /** Of the main thread until then, four times slower like the phone. */
  script: number;
  /** Bodies by type, of all that was asked for until then and a second longer. */
  bytes: Record<WireType, number>;
  requests: number;
  /** Of them those for files, neither to the clinic nor to LINE, that the browser did not have already. */
  files: number;
  /** Scripts and styles that had come by then, those inside the page too: bodies alone, in brotli. */
  code: number;
  /** Headers and bodies of everything until then. */
  wire: number;
}

const MOST_MS = 90_000;
const STILL_MS = 1_500;
const REST_MS = 1_000;
/** What is still asked for a second after belongs to the screen; later it is for the next one. */
const SCREEN_MS = 1_000;

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0);

/** Scripts and styles that stand in the page itself, each as small as brotli makes it. */
function inlined(html: string): number {
  const found = [...html.matchAll(/<(style|script)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g)].map(([, , text = '']) => text);
  return found.length === 0 ? 0 : brotliCompressSync(found.join('\n')).length;
}

const isCode = ({ type }: Sent) => type === 'script' || type === 'style';

export interface Visit {
  url: string;
  /** Words of what must be there to be tapped. */
  watch: string;
}

/** Waits until what is watched for can be tapped, then until the page is still, and reads what it has noted. */
export async function measure(window: Window, { url }: Pick<Visit, 'url'>): Promise<Load> {
  const { page, devtools, wire } = window;
  await Promise.all([window.told('actionable'), page.goto(url, { waitUntil: 'commit', timeout: MOST_MS })]);
  const { metrics } = await devtools.send('Performance.getMetrics');
  // What still moves or grows after that counts too.
  await page.waitForTimeout(STILL_MS);
  await wire.quiet(700, 20_000);
  const { fcp, lcp, cls, shifts, actionable } = await window.probe();
  if (fcp === null || lcp === null || actionable === null) throw new Error(`${page.url()} painted nothing`);
  const { timeOrigin, sizes } = await page.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    sizes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, encodedBodySize, transferSize } = entry as PerformanceResourceTiming;
      return [name.split('#')[0] ?? '', transferSize === 0 ? 0 : encodedBodySize] as const;
    }),
  }));
  const bodies = new Map(sizes);
  // Of its own origin the page knows to the byte what came; of others nothing, so their headers count with them.
  const sent = wire
    .since(timeOrigin)
    .map((one) => ({ ...one, body: bodies.get(one.url) || (one.cached ? 0 : one.bytes) }));
  // LINE's deep link comes by way of a first page: time counts from there.
  const before = Math.max(0, -Math.min(...sent.map(({ began }) => began)));
  const screen = sent.filter(({ began }) => began <= actionable + SCREEN_MS);
  const come = sent.filter(({ ended }) => ended !== null && ended <= actionable);
  const of = (type: WireType) => sum(screen.filter((one) => one.type === type).map(({ body }) => body));
  return {
    fcp: fcp + before,
    lcp: lcp.at + before,
    lcpWhat: lcp.what,
    cls,
    shifts: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    actionable: actionable + before,
    script: (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000,
    bytes: {
      document: of('document'),
      script: of('script'),
      style: of('style'),
      image: of('image'),
      font: of('font'),
      clinic: of('clinic'),
      line: of('line'),
      other: of('other'),
    },
    requests: screen.length,
    files: screen.filter(({ type, cached }) => type !== 'clinic' && type !== 'line' && !cached).length,
    code: sum(come.filter(isCode).map(({ body }) => body)) + inlined(await wire.html()),
    wire: sum(come.map(({ bytes }) => bytes)),
  };
}

/**
 * A first visit: nothing cached, no session; made anew when the host's other guests disturbed it. `after` goes on with the
 * same phone.
 */
export const cold = (
  browser: Browser,
  visit: () => Visit | Promise<Visit>,
  after: (phone: BrowserContext, window: Window) => Promise<void> = async () => undefined,
): Promise<Load> =>
  undisturbed(async (disturbed) => {
    const phone = await newPhone(browser);
    try {
      const { url, watch } = await visit();
      const window = await openWindow(phone, watch);
      // The browser still clears away the page before, which the first paint of this one would wait for.
      await setTimeout(REST_MS);
      const load = await measure(window, { url });
      if (disturbed()) return null;
      await after(phone, window);
      return load;
    } finally {
      await phone.close();
    }
  });
