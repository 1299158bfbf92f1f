import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type BrowserContext, type JSHandle, type Page, type Route } from '@playwright/test';
import { EXAMPLES } from '../../../../server/staff/examples';
import { workday } from '../../../contract/support/workday';
import type { LinePlatform } from '../../../../src/messaging/platform';
import { RUN_CLINIC_MS, runClinic } from '../../support/process';
import { createLine, type Line } from './emulator';
import { AGENTS, CHANNEL_ID, LINE_BUILD } from './names';
import { platformOf } from './pagePlatform';

/** The slot picker at tomorrow, or the next day that is open: this clinic's time is the real one, and late in the evening today has no slot left. */
export const tomorrow = (picker: string) => `${picker}?date=${workday(1)}`;

/** The doctor, whom this clinic lacks at first as any real one does, and always on duty. */
const DOCTOR = [
  { args: ['doctor', '-'], input: JSON.stringify(EXAMPLES.doctor) },
  {
    args: ['hours', '1', '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
];

/** The emulated LINE of one worker, and a clinic that trusts it. */
interface World {
  /** The URL of app and clinic. */
  url: string;
  line: Line;
}

interface Fixtures {
  line: Line;
  /** The schemes LINE's client was asked to open: `liff://close`, `line://picker?…`. */
  schemes: string[];
  /** Opens the app in LINE, like a tap on its permanent link. */
  openInLine: (way?: string) => Promise<void>;
  /** The same, and gives the platform of the running app. */
  openPlatform: () => Promise<JSHandle<LinePlatform>>;
}

/** LINE for the clinic, at a loopback URL. The page's URL is known only once that server listens. */
async function withLine(use: (base: string, listen: (line: Line) => void) => Promise<void>): Promise<void> {
  let line: Line | null = null;
  const server = createServer((request, response) => {
    const url = `https://api.line.me${request.url}`;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    void line?.answer(new Request(url, { method: request.method ?? 'GET', headers })).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(await reply.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (one) => (line = one));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** LINE for the browser. A request to anything except app and LINE is unknown. */
async function fulfill(route: Route, line: Line): Promise<void> {
  const request = route.request();
  const body = request.postData();
  const reply = await line.answer(
    new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders().then((all) => Object.entries(all).filter(([name]) => !name.startsWith(':'))),
      ...(body !== null && { body }),
    }),
  );
  // The page may have closed meanwhile.
  await route
    .fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), 'access-control-allow-origin': '*' },
      body: Buffer.from(await reply.arrayBuffer()),
    })
    .catch(() => undefined);
}

/** What LINE's client provides to a page: its bridge, and schemes that open native windows. */
const bridge = () => {
  const calls: unknown[][] = [];
  Object.assign(window, { _liff: { features: [], calls, postMessage: (...call: unknown[]) => calls.push(call) } });
  const { navigation, tellScheme } = window as unknown as {
    navigation: EventTarget;
    tellScheme: (url: string) => void;
  };
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination;
    if (!/^(liff|line|tel):/.test(url)) return;
    tellScheme(url);
    // A desktop browser would ask for a program and block taps; LINE's client opens a native window.
    event.preventDefault();
  });
};

/** Makes a browser LINE's: what it opens by LINE's schemes is told to the emulator and added to `schemes`. */
export async function asLineClient(context: BrowserContext, line: Line, schemes: string[]): Promise<void> {
  await context.exposeFunction('tellScheme', (scheme: string) => {
    schemes.push(scheme);
    line.openScheme(scheme);
  });
  await context.addInitScript(bridge);
}

/** Playwright's `test` in LINE's browser, on an iPhone unless told otherwise: the production build, its clinic, and an emulated LINE. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) =>
      withLine((apiBase, listen) =>
        runClinic(
          {
            main: `${LINE_BUILD}/dist-server/main.js`,
            env: { LINE_CHANNEL_ID: CHANNEL_ID, LINE_API_BASE: apiBase, PAYMENTS: 'sandbox' },
            staff: DOCTOR,
          },
          async (url) => {
            const line = await createLine(`${url}/`);
            listen(line);
            await use({ url, line });
          },
        ),
      ),
    { scope: 'worker', timeout: RUN_CLINIC_MS },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  // oxlint-disable-next-line no-empty-pattern -- as above
  userAgent: async ({}, use) => use(AGENTS.ios),
  // oxlint-disable-next-line no-empty-pattern -- as above
  schemes: async ({}, use) => use([]),
  line: async ({ world, context, schemes }, use) => {
    world.line.reset();
    await context.route(
      (address) => address.origin !== new URL(world.url).origin,
      (route) => fulfill(route, world.line),
    );
    await asLineClient(context, world.line, schemes);
    const faults: string[] = [];
    const watch = (page: Page) => page.on('pageerror', (error) => faults.push(String(error)));
    for (const page of context.pages()) watch(page);
    context.on('page', watch);
    // The browser logs CSP violations.
    context.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()));
    await use(world.line);
    expect(world.line.state.unknown, 'requests the emulator does not know').toEqual([]);
    expect(faults).toEqual([]);
  },
  openInLine: async ({ page, line }, use) => {
    await use(async (way) => void (await page.goto(await line.entry(way))));
  },
  openPlatform: async ({ page, openInLine }, use) => {
    await use(async () => {
      await openInLine();
      return platformOf(page);
    });
  },
});

export { expect } from '@playwright/test';
