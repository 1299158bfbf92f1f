import type { Browser } from '@playwright/test';
import { previewSub } from '../../server/identity/preview';
import { listen } from '../../server/node/listen';
import { staticFiles } from '../../server/node/static';
import { buildForLine, measure } from '../bundle-graph.mjs';
import getPort from 'get-port';
import { startWorld, TOMORROW, type World } from './clinic';
import { quantile, type BrowserFigures } from './figures';
import { load, onPhone, openBrowser, openPage, type Load } from './phone';
import { everyRoute } from './routes';
import { tapThrough, type Taps } from './taps';
import { buildYardsticks, wordsOf, type Words } from './yardsticks';

const CLINIC = 'clinic.test';
const YARDSTICKS = 'yardsticks.test';
const PICKER = `/reserve/hypertension/1?date=${TOMORROW}`;

/** Every figure's own median. */
const medianLoad = (loads: readonly Load[]): Load => {
  const of = (read: (load: Load) => number) => Math.round(quantile(loads.map(read), 0.5) * 10_000) / 10_000;
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    actionable: of(({ actionable }) => actionable),
    code: of(({ code }) => code),
    fonts: of(({ fonts }) => fonts),
  };
};

/** What the yardsticks shall show, read from the app. */
async function readWords(browser: Browser, entry: (path: string) => Promise<string>): Promise<Words> {
  const picker = await onPhone(browser, async (phone) => {
    const page = await openPage(phone);
    const [shifts, doctors] = ['/1/shift?', '/doctors_list/'].map((part) =>
      page.waitForResponse((response) => response.url().includes(part)).then((response) => response.text()),
    );
    await load(page, await entry(PICKER), { slots: true });
    return { picker: await wordsOf(page), shifts: (await shifts) ?? '', doctors: (await doctors) ?? '' };
  });
  const home = await onPhone(browser, async (phone) => {
    const page = await openPage(phone);
    await load(page, await entry('/'));
    return wordsOf(page);
  });
  return { ...picker, home };
}

/** Logs in as one of the preview's patients from now on. */
async function setPatient({ line }: World, name: string): Promise<void> {
  line.state.user = { userId: await previewSub(name), displayName: '山田 花子' };
}

/** Measures the app beside the yardsticks in turn, so that each meets the same moods of the machine. */
export async function measureBrowser(runs: number): Promise<{ figures: BrowserFigures; chromium: string }> {
  const world = await startWorld(CLINIC, [YARDSTICKS]);
  const port = await getPort();
  const browser = await openBrowser({ ...world.ports, [YARDSTICKS]: port }, world.pin);
  let stopYardsticks = async () => {};
  /** An address as LINE opens it, its tokens in the hash. */
  const entry = async (path: string) =>
    (await world.line.entry()).replace(`https://${CLINIC}/`, () => `https://${CLINIC}${path}`);
  try {
    await setPatient(world, 'hanako');
    const files = staticFiles(await buildYardsticks(await readWords(browser, entry)));
    stopYardsticks = await listen({ host: '127.0.0.1', port, tls: world.tls }, files);

    const loads = { ours: [], again: [], static: [], bare: [], home: [], staticHome: [] } as Record<string, Load[]>;
    const taps: Taps = { neighbourDay: [], seenDay: [], band: [], slot: [], consent: [] };
    let confirm = '';
    const note = (name: string, one: Load) => {
      loads[name]?.push(one);
      console.log(`${name.padEnd(11)} FCP ${Math.round(one.fcp)}, first slot ${Math.round(one.actionable)}`);
    };
    const first = (name: string, url: string, slots = false) =>
      onPhone(browser, async (phone) => note(name, await load(await openPage(phone), url, { slots })));
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`);
      await onPhone(browser, async (phone) => {
        const page = await openPage(phone);
        note('ours', await load(page, await entry(PICKER), { slots: true }));
        await tapThrough(page, taps);
        confirm = page.url().replace(`https://${CLINIC}`, '');
        await page.close();
        // LINE opens the app once more: the clinic's session and the browser's cache are still there.
        note('again', await load(await openPage(phone), await entry(PICKER), { slots: true }));
      });
      await first('static', `https://${YARDSTICKS}/picker.html`);
      await first('bare', `https://${YARDSTICKS}${PICKER}`, true);
      // Both are short, and a tenth of a second is a quarter of them: twice as many.
      for (const _ of [1, 2]) {
        await first('home', await entry('/'));
        await first('staticHome', `https://${YARDSTICKS}/home.html`);
      }
    }
    console.log('layout shifts of every address');
    await setPatient(world, 'guest');
    const routes = await everyRoute(browser, entry, confirm);
    const unknown = [...new Set(world.line.state.unknown)];
    if (unknown.length > 0) throw new Error(`The emulated LINE does not know ${unknown.join(', ')}.`);

    const of = (name: string) => medianLoad(loads[name] ?? []);
    return {
      chromium: browser.version(),
      figures: {
        picker: { ours: of('ours'), static: of('static'), bare: of('bare'), again: of('again') },
        home: { ours: of('home'), static: of('staticHome') },
        taps: Object.fromEntries(Object.entries(taps).map(([kind, list]) => [kind, quantile(list, 0.75)])),
        routes,
        bundle: measure(await buildForLine()),
      },
    };
  } finally {
    await browser.close();
    await stopYardsticks();
    await world.stop();
  }
}
