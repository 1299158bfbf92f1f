import getPort from 'get-port';
import { previewSub } from '../../server/identity/previewIdentity';
import { listen } from '../../server/run/listen';
import { staticFiles } from '../../server/run/static';
import { buildForLine, measure } from '../bundle-graph.mjs';
import { startClinic, TOMORROW, type BenchClinic } from './clinic';
import type { BrowserFigures } from './figures';
import { FIGURES, launchWith, load, onPhone, openPage, type Launch, type Load } from './benchPhone';
import { everyRoute } from './routes';
import { quantile, round } from './stats';
import { tapThrough, type Taps } from './taps';
import { tlsFront } from './tlsFront';
import { buildYardsticks, wordsOf, type Words } from './yardsticks';

const CLINIC = 'clinic.test';
const YARDSTICKS = 'yardsticks.test';
const PICKER = `/reserve/hypertension/1?date=${TOMORROW}`;

/** The median of every figure. */
function medianLoad(loads: readonly Load[] = []): Load {
  const of = (key: keyof Load) => {
    const values = loads.map((one) => one[key]);
    return [key, round(quantile(values, 0.5), 4)];
  };
  return Object.fromEntries(FIGURES.map(of)) as Load;
}

/** Reads from the app what the yardsticks show. */
async function readWords(launch: Launch, entry: (path: string) => Promise<string>): Promise<Words> {
  const picker = await onPhone(launch, async (phone) => {
    const page = await openPage(phone);
    const [shifts, doctors] = ['/1/shift?', '/doctors_list/'].map((part) =>
      page.waitForResponse((response) => response.url().includes(part)).then((response) => response.text()),
    );
    await load(page, await entry(PICKER), { slots: true });
    return { picker: await wordsOf(page), shifts: (await shifts) ?? '', doctors: (await doctors) ?? '' };
  });
  const home = await onPhone(launch, async (phone) => {
    const page = await openPage(phone);
    await load(page, await entry('/'));
    return wordsOf(page);
  });
  return { ...picker, home };
}

/** Makes further logins use this preview patient. */
async function setPatient({ line }: BenchClinic, name: string): Promise<void> {
  line.state.user = { userId: await previewSub(name), displayName: '山田 花子' };
}

async function versionOf(launch: Launch): Promise<string> {
  const browser = await launch();
  await browser.close();
  return browser.version();
}

/** Loads the app and the yardsticks alternately, so that all run under the same machine load. */
export async function measureBrowser(runs: number): Promise<{ figures: BrowserFigures; chromium: string }> {
  const clinic = await startClinic(CLINIC, [YARDSTICKS]);
  const port = await getPort();
  const launch = launchWith({ ...clinic.ports, [YARDSTICKS]: port }, clinic.certificate.pin);
  let stopYardsticks = async () => {};
  let stopFront = () => {};
  /** The URL by which LINE opens a path, with the tokens in the hash. */
  const entry = async (path: string) =>
    (await clinic.line.entry()).replace(`https://${CLINIC}/`, () => `https://${CLINIC}${path}`);
  try {
    await setPatient(clinic, 'hanako');
    const files = staticFiles(await buildYardsticks(await readWords(launch, entry)));
    const plain = await getPort();
    stopYardsticks = await listen({ host: '127.0.0.1', port: plain }, async (request) => files.fetch(request));
    stopFront = await tlsFront(clinic.certificate, port, plain);

    const loads = { ours: [], again: [], static: [], bare: [], home: [], staticHome: [] } as Record<string, Load[]>;
    const taps: Taps = { neighbourDay: [], seenDay: [], band: [], slot: [], consent: [] };
    let confirm = '';
    const note = (name: string, one: Load) => {
      loads[name]?.push(one);
      const [fcp, slot, blocked] = [one.fcp, one.actionable, one.blocking].map(Math.round);
      console.log(`${name.padEnd(11)} FCP ${fcp}, first slot ${slot}, blocked ${blocked}`);
    };
    const first = (name: string, url: string, slots = false) =>
      onPhone(launch, async (phone) => note(name, await load(await openPage(phone), url, { slots })));
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`);
      await onPhone(launch, async (phone) => {
        const page = await openPage(phone);
        note('ours', await load(page, await entry(PICKER), { slots: true }));
        await tapThrough(page, taps);
        confirm = page.url().replace(`https://${CLINIC}`, '');
        await page.close();
        // LINE opens the app again; the clinic's session and the browser's cache are still there.
        note('again', await load(await openPage(phone), await entry(PICKER), { slots: true }));
      });
      await first('static', `https://${YARDSTICKS}/picker.html`);
      await first('bare', `https://${YARDSTICKS}${PICKER}`, true);
      // Both loads are short, so noise of 0.1 s is a quarter of them: load them twice as often.
      for (const _ of [1, 2]) {
        await first('home', await entry('/'));
        await first('staticHome', `https://${YARDSTICKS}/home.html`);
      }
    }
    console.log('layout shift of every route');
    await setPatient(clinic, 'guest');
    const routes = await everyRoute(launch, entry, confirm);
    const unknown = [...new Set(clinic.line.state.unknown)];
    if (unknown.length > 0) throw new Error(`The emulated LINE got unknown requests: ${unknown.join(', ')}.`);

    const of = (name: string) => medianLoad(loads[name]);
    return {
      chromium: await versionOf(launch),
      figures: {
        picker: { ours: of('ours'), static: of('static'), bare: of('bare'), again: of('again') },
        home: { ours: of('home'), static: of('staticHome') },
        taps: Object.fromEntries(Object.entries(taps).map(([kind, list]) => [kind, quantile(list, 0.75)])),
        routes,
        bundle: measure(await buildForLine()),
      },
    };
  } finally {
    stopFront();
    await stopYardsticks();
    await clinic.stop();
  }
}
