import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type BrowserContext, type Page, type Route } from '@playwright/test';
import { RUN_CLINIC_MS, runClinic } from '../../support/process';
import { createLine, type Line } from './emulator';
import { CHANNEL_ID, LINE_BUILD } from './names';

/** The emulated LINE of one worker, beside a clinic that believes it. */
interface World {
  /** The app's and the clinic's one address. */
  url: string;
  line: Line;
}

interface Fixtures {
  line: Line;
  /** What LINE's client was asked to do by its own schemes: `liff://close`, `line://picker?…`. */
  schemes: string[];
  /** Opens the app in LINE, as a tap on its permanent link would. */
  openInLine: (way?: string) => Promise<void>;
}

/** LINE for the clinic: its requests go to a loopback address. The page's address is known only once that stands. */
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

/** LINE for the browser. Anything that is neither the app nor LINE is unknown. */
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
  // A page that has gone meanwhile waits for nothing.
  await route
    .fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), 'access-control-allow-origin': '*' },
      body: Buffer.from(await reply.arrayBuffer()),
    })
    .catch(() => undefined);
}

/** What LINE's client gives a page: its bridge, and schemes that open its own windows. */
const client = () => {
  const calls: unknown[][] = [];
  Object.assign(window, { _liff: { features: [], calls, postMessage: (...call: unknown[]) => calls.push(call) } });
  const { navigation, tellScheme } = window as unknown as {
    navigation: EventTarget;
    tellScheme: (url: string) => void;
  };
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination;
    if (!/^(liff|line):/.test(url)) return;
    tellScheme(url);
    // A desktop browser would ask which program to open, and take no taps while it does; LINE's client opens its own window.
    event.preventDefault();
  });
};

async function connect(context: BrowserContext, { url, line }: World, schemes: string[]): Promise<void> {
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => fulfill(route, line),
  );
  await context.exposeFunction('tellScheme', (scheme: string) => {
    schemes.push(scheme);
    line.openScheme(scheme);
  });
  await context.addInitScript(client);
}

/** Playwright's `test` in LINE's browser: the production build, its clinic, and LINE emulated. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) =>
      withLine((apiBase, listen) =>
        runClinic(
          {
            main: `${LINE_BUILD}/dist-server/main.js`,
            env: { LINE_CHANNEL_ID: CHANNEL_ID, LINE_API_BASE: apiBase, PAYMENTS: 'sandbox' },
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
  schemes: async ({}, use) => use([]),
  line: async ({ world, context, schemes }, use) => {
    world.line.reset();
    await connect(context, world, schemes);
    const faults: string[] = [];
    const watch = (page: Page) => page.on('pageerror', (error) => faults.push(String(error)));
    for (const page of context.pages()) watch(page);
    context.on('page', watch);
    // A browser that keeps to the policy says so in the console.
    context.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()));
    await use(world.line);
    expect(world.line.state.unknown, 'requests LINE knows nothing of').toEqual([]);
    expect(faults).toEqual([]);
  },
  openInLine: async ({ page, line }, use) => use(async (way) => void (await page.goto(await line.entry(way)))),
});

export { expect } from '@playwright/test';
