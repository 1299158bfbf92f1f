import type { Browser } from '@playwright/test';
import { buildForLine, measure as weigh } from '../bundle-graph.mjs';
import { previewSub } from '../../server/identity/preview';
import { makeCertificate } from './certificate';
import { timeBudgets } from './budgets';
import { undisturbed } from './calm';
import { runClinic } from './clinic';
import type { BrowserFigures } from './figures';
import { readyFrom, serve } from './fileServer';
import { runOutsideWorld } from './lineServer';
import { cold, measure, type Load } from './load';
import { medianLoad, tapFigures } from './merge';
import { newPhone, openBrowser, openWindow } from './phone';
import { HOSTS, OUTSIDE_HOSTS, PICKER } from './place';
import { everyRoute } from './routes';
import { BARE_CONFIRM, OURS_CONFIRM, tapConsents, tapPicker, type Tap } from './taps';
import { buildBare, staticPage } from './yardsticks';

const SLOT = String.raw`^\d\d:\d\d〜\d\d:\d\d`;
const TILE = '高血圧';
/** Something the static page has always. */
const ANY_BUTTON = '.';

/** How often a broken budget of time is measured anew before it is believed. */
const MOST_ROUNDS = 3;

interface Told {
  /** Loads of each page in a round. */
  runs: number;
  print: (line: string) => void;
}

type Loads = Record<'ours' | 'static' | 'bare' | 'again' | 'deepLink' | 'home' | 'staticHome', Load[]>;
type Taps = Record<'ours' | 'bare', Tap[]>;

const timesOf = (loads: Loads, taps: Taps): Pick<BrowserFigures, 'picker' | 'home' | 'taps'> => ({
  picker: {
    ours: medianLoad(loads.ours),
    static: medianLoad(loads.static),
    bare: medianLoad(loads.bare),
    again: medianLoad(loads.again),
    deepLink: medianLoad(loads.deepLink),
  },
  home: { ours: medianLoad(loads.home), static: medianLoad(loads.staticHome) },
  taps: tapFigures(taps),
});

/** Loads a page without any slowness and gives what `read` makes of it, and the clinic's replies on the way. */
async function atFullSpeed<T>(
  browser: Browser,
  url: string,
  watch: string,
  read: (window: Awaited<ReturnType<typeof openWindow>>) => Promise<T>,
): Promise<T> {
  const phone = await newPhone(browser);
  try {
    const window = await openWindow(phone, watch, { slow: false });
    await measure(window, { url });
    return await read(window);
  } finally {
    await phone.close();
  }
}

/** Proves that what can be tapped works at that very moment: it is tapped then, and leads on. */
async function tapAtOnce(browser: Browser, url: string): Promise<void> {
  const phone = await newPhone(browser);
  try {
    const { page } = await openWindow(phone, SLOT, { tapAtOnce: true });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForURL(/\/reserve\/confirm\//, { waitUntil: 'commit', timeout: 60_000 });
  } finally {
    await phone.close();
  }
}

interface Measured {
  figures: BrowserFigures;
  chromium: string;
  /** Of each page. */
  loads: number;
}

/** The browser's side: ours, the static page and the bare page in turn, so that each meets the same moods of the machine. */
export async function measureBrowser({ runs, print }: Told): Promise<Measured> {
  const certificate = makeCertificate([...Object.values(HOSTS), ...OUTSIDE_HOSTS]);
  const origin = `https://${HOSTS.clinic}`;
  const world = await runOutsideWorld(`${origin}/`, certificate);
  print('seeding and starting the clinic …');
  const [clinic, bareFiles] = await Promise.all([runClinic(certificate, world.apiBase), buildBare()]);
  const staticFiles = new Map<string, ReturnType<typeof readyFrom>>();
  const servers = [await serve(staticFiles, certificate), await serve(bareFiles, certificate)];
  const browser = await openBrowser(
    {
      [HOSTS.clinic]: clinic.port,
      [HOSTS.static]: servers[0]?.port ?? 0,
      [HOSTS.bare]: servers[1]?.port ?? 0,
      ...Object.fromEntries(OUTSIDE_HOSTS.map((host) => [host, world.port])),
    },
    certificate.pin,
  );
  const as = async (name: string) => {
    world.line.state.user = { userId: await previewSub(name), displayName: '山田 花子' };
  };
  /** An address as LINE opens it, its tokens behind it. */
  const entry = async (path: string) => (await world.line.entry()).replace(`${origin}/`, () => `${origin}${path}`);
  const picker = async () => ({ url: await entry(PICKER), watch: SLOT });
  const home = async () => ({ url: await entry('/'), watch: TILE });
  const staticOf = (name: string) => ({ url: `https://${HOSTS.static}/${name}.html`, watch: ANY_BUTTON });
  const barePicker = { url: `https://${HOSTS.bare}${PICKER}`, watch: SLOT };

  try {
    await as('hanako');
    print('reading the words and the reply for the yardsticks …');
    await atFullSpeed(browser, (await picker()).url, SLOT, async ({ page, wire }) => {
      staticFiles.set('/picker.html', await staticPage(page));
      for (const [path, part] of [
        ['/api/shifts', '/1/shift?'],
        ['/api/doctors', '/doctors_list/'],
      ] as const)
        bareFiles.set(path, readyFrom(await wire.replyOf(part)));
    });
    await atFullSpeed(browser, (await home()).url, TILE, async ({ page }) => {
      const made = await staticPage(page);
      staticFiles.set('/home.html', made).set('/index.html', made);
    });

    const loads: Loads = {
      ours: [],
      static: [],
      bare: [],
      again: [],
      deepLink: [],
      home: [],
      staticHome: [],
    };
    const taps: Taps = { ours: [], bare: [] };
    let confirm = '';
    const note = (name: keyof typeof loads, load: Load) => {
      loads[name].push(load);
      const of = (ms: number) => `${Math.round(ms)}`.padStart(6);
      print(`  ${name.padEnd(10)} FCP ${of(load.fcp)}  LCP ${of(load.lcp)}  can be tapped ${of(load.actionable)} ms`);
    };
    const loadEach = async () => {
      note(
        'ours',
        await cold(browser, picker, async (phone, window) => {
          taps.ours.push(...(await tapPicker(window, OURS_CONFIRM)));
          confirm = window.page.url().slice(origin.length);
          taps.ours.push(...(await tapConsents(window)));
          await window.page.close();
          // LINE opens the app once more: a new window, the clinic's session and the browser's cache still there.
          note(
            'again',
            await undisturbed(async (disturbed) => {
              const { url, watch } = await picker();
              const next = await openWindow(phone, watch);
              const load = await measure(next, { url });
              await next.page.close();
              return disturbed() ? null : load;
            }),
          );
        }),
      );
      note('static', await cold(browser, () => staticOf('picker')));
      note(
        'bare',
        await cold(
          browser,
          () => barePicker,
          async (_, window) => {
            taps.bare.push(...(await tapPicker(window, BARE_CONFIRM)));
          },
        ),
      );
      // Both are short, and a tenth of a second is a quarter of them: twice as many.
      for (let twice = 0; twice < 2; twice += 1) {
        note('home', await cold(browser, home));
        note('staticHome', await cold(browser, () => staticOf('home')));
      }
      note('deepLink', await cold(browser, async () => ({ url: await world.line.entry(PICKER), watch: SLOT })));
    };
    // A machine that has other work to do makes single loads slower by half: the more of them, the less it tells.
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      for (let run = 1; run <= runs; run += 1) {
        print(`round ${round}, run ${run} of ${runs}`);
        await loadEach();
      }
      const broken = timeBudgets(timesOf(loads, taps)).filter(({ held }) => !held);
      if (broken.length === 0) break;
      if (round < MOST_ROUNDS) print(`broken so far, so as many again, and the median of all: ${broken[0]?.name}`);
    }
    print('tapping a slot at the very moment it can be tapped …');
    await tapAtOnce(browser, (await picker()).url);
    await tapAtOnce(browser, barePicker.url);

    print('layout shifts of every address');
    await as('guest');
    const routes = await everyRoute(browser, {
      entry,
      confirm,
      told: ({ path, cls }) => print(`  ${cls.toFixed(4)}  ${path}`),
    });
    const { first, booking, shared, routes: pages } = weigh(await buildForLine());
    const bundle = {
      first,
      booking,
      shared,
      pages: pages.map(({ page, own, shared: common }) => ({ page, own, shared: common })),
    };
    const unknown = [...new Set(world.line.state.unknown)];
    if (unknown.length > 0) throw new Error(`LINE knows nothing of ${unknown.join(', ')}`);
    return {
      chromium: browser.version(),
      loads: loads.ours.length,
      figures: {
        ...timesOf(loads, taps),
        routes,
        bundle,
      },
    };
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await clinic.stop();
    world.close();
  }
}
