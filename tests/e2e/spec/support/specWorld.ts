import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Forms } from '../../../support/specHost/forms';
import { PAPERS, runSpecHost, SPEC_HOST } from '../../../support/specHost/specHost';
import { createLine, type Line } from '../../line/support/emulator';
import { asLineClient, tomorrow } from '../../line/support/lineWorld';
import { anySlot, tickConsents } from '../../support/patientSteps';
import { AGENTS, SPEC_BUILD } from '../../line/support/names';
import { sentBeyond } from './baseCalls';

interface World {
  host: Awaited<ReturnType<typeof runSpecHost>>;
  line: Line;
}

interface Fixtures {
  host: World['host'];
  /** Opens the app in LINE, like a tap on its permanent link. */
  openInLine: (way?: string) => Promise<void>;
}

/** Serves the app for the host as any server of files would, and runs the host on another origin. */
async function run(use: (world: World) => Promise<void>): Promise<void> {
  const server = await preview({
    root: fileURLToPath(new URL(`../../../../${SPEC_BUILD}`, import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: 'localhost' },
  });
  const endpoint = server.resolvedUrls?.local[0] ?? '';
  const host = await runSpecHost(new URL(endpoint).origin);
  await use({ host, line: await createLine(endpoint) });
  await host.stop();
  await server.close();
}

/**
 * LINE for the browser, through the DevTools protocol: Playwright's own routing would answer every preflight itself, also
 * those to the host.
 */
async function routeLine(context: BrowserContext, line: Line): Promise<void> {
  const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
  session.on('Fetch.requestPaused', ({ requestId, request: { url, method, headers, postData } }) => {
    const isPreflight = method === 'OPTIONS';
    const asked = new Request(url, { method, headers, ...(postData !== undefined && { body: postData }) });
    void (async () => {
      const isPaper = url.startsWith(PAPERS);
      const paper = new Response('<title>paper</title>', { headers: { 'content-type': 'text/html' } });
      const reply = isPreflight ? new Response(null, { status: 204 }) : isPaper ? paper : await line.answer(asked);
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
      };
      const all = Object.entries({ ...Object.fromEntries(reply.headers), ...cors });
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: reply.status,
        responseHeaders: all.map(([name, value]) => ({ name, value })),
        body: Buffer.from(await reply.arrayBuffer()).toString('base64'),
      });
      // The page may have closed meanwhile.
    })().catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: ['https://*.line.me/*', `${PAPERS}/*`].map((urlPattern) => ({ urlPattern })),
  });
}

/** Playwright's `test` in LINE's browser, against a host that knows only the calls of every host. */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => run(use),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, world }, use) => {
      const rule = `--host-resolver-rules=MAP ${new URL(SPEC_HOST).host}:80 127.0.0.1:${world.host.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  userAgent: async ({}, use) => use(AGENTS.ios),
  host: async ({ world: { host, line }, page, context }, use) => {
    line.reset();
    await routeLine(context, line);
    await asLineClient(context, line, []);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await use(host);
    const { log, preflights } = host.asked();
    expect(sentBeyond(log), 'beyond the calls that every host knows').toEqual([]);
    expect([...new Set(preflights)].toSorted(), 'asked by real preflights').toEqual(['content-type', 'uid']);
    expect(line.state.unknown, 'requests the emulator does not know').toEqual([]);
    expect(faults).toEqual([]);
  },
  openInLine: async ({ world, page }, use) => {
    await use(async (way) => void (await page.goto(await world.line.entry(way))));
  },
});

/** From the slot picker to the confirm screen, consents ticked; returns the end of the next screen's path. */
export async function chooseBlock(
  page: Page,
  openInLine: (way: string) => Promise<void>,
  forms: Forms,
): Promise<string> {
  await openInLine(tomorrow('/reserve/hypertension/1'));
  // Two of the hosts have shifts for a repeat visit.
  const length = forms === 'plain' || forms === 'rails' ? 30 : 25;
  await expect(anySlot(page).first()).toHaveText(new RegExp(`10:15〜10:${length}`));
  await anySlot(page).first().click();
  await expect(page.getByText('佐藤医師').first()).toBeVisible();
  await tickConsents(page);
  const { search } = new URL(page.url());
  return `${new URLSearchParams(search).get('id')}${search}`;
}

export { expect } from '@playwright/test';
