import type { BrowserContext, JSHandle, Page, Route } from '@playwright/test';
import { FIXED_DATE_OFFSET_MS, moveDate } from '../../../support/fixedDate.mjs';
import type { LinePlatform } from '../../../../src/messaging/platform';
import { expect, test as base } from '../../support/worlds';
import type { Line } from '../../../line/line';
import { USER_AGENTS } from './userAgents';
import { platformOf } from './pagePlatform';
import type { LineWorld } from './runLineWorld';

interface Fixtures {
  world: LineWorld;
  line: Line;
  /** The URLs that pages have opened with the schemes `liff`, `line` and `tel`, for example `liff://close`. */
  schemes: string[];
  openInLine: (path?: string) => Promise<void>;
  openPlatform: () => Promise<JSHandle<LinePlatform>>;
}

async function fulfill(route: Route, line: Line): Promise<void> {
  const request = route.request();
  const body = request.postData();
  const reply = await line.answer(
    new Request(request.url(), {
      method: request.method(),
      headers: Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(':')),
      ...(body !== null && { body }),
    }),
  );
  // Ignores the error that `route.fulfill` throws if the page has been closed meanwhile.
  await route
    .fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), 'access-control-allow-origin': '*' },
      body: Buffer.from(await reply.arrayBuffer()),
    })
    .catch(() => undefined);
}

const installBridge = () => {
  const calls: unknown[][] = [];
  Object.assign(window, { _liff: { features: [], calls, postMessage: (...call: unknown[]) => calls.push(call) } });
  const { navigation, reportScheme } = window as unknown as {
    navigation: EventTarget;
    reportScheme: (url: string) => void;
  };
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as unknown as { destination: { url: string } }).destination;
    if (!/^(liff|line|tel):/.test(url)) return;
    reportScheme(url);
    // Prevents the desktop browser's dialog for such a URL, because the dialog blocks taps.
    event.preventDefault();
  });
};

/** Makes a browser act like LINE's browser, and sets the browser's clock to the fixed date. */
export async function emulateLineClient(context: BrowserContext, line: Line, schemes: string[]): Promise<void> {
  await context.exposeFunction('reportScheme', (url: string) => {
    schemes.push(url);
    line.openScheme(url);
  });
  await context.addInitScript(installBridge);
  await context.addInitScript(moveDate, FIXED_DATE_OFFSET_MS);
}

/** Playwright's `test` in LINE's browser on an iPhone, with the production build. */
export const test = base.extend<Fixtures>({
  world: async ({ lineWorld }, use) => use(lineWorld),
  baseURL: async ({ world }, use) => use(world.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  userAgent: async ({}, use) => use(USER_AGENTS.ios),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  schemes: async ({}, use) => use([]),
  line: async ({ world, context, schemes }, use) => {
    world.line.reset();
    await context.route(
      (address) => address.origin !== new URL(world.url).origin,
      (route) => fulfill(route, world.line),
    );
    await emulateLineClient(context, world.line, schemes);
    const pageErrors: string[] = [];
    const watch = (page: Page) => page.on('pageerror', (error) => pageErrors.push(String(error)));
    for (const page of context.pages()) watch(page);
    context.on('page', watch);
    context.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && pageErrors.push(message.text()),
    );
    await use(world.line);
    expect(world.line.state.unknown, 'requests that the stand-in for LINE does not know').toEqual([]);
    expect(pageErrors).toEqual([]);
  },
  openInLine: async ({ page, line }, use) => {
    await use(async (path) => void (await page.goto(await line.entry(path))));
  },
  openPlatform: async ({ page, openInLine }, use) => {
    await use(async () => {
      await openInLine();
      return platformOf(page);
    });
  },
});

export { expect } from '../../support/worlds';
