import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { preview } from 'vite';
import { PAPERS, runSpecHost, SPEC_HOST } from '../../../support/specHost/specHost';
import { createLine, type Line } from '../../line/support/emulator';
import { asLineClient } from '../../line/support/lineWorld';
import { calmHand } from '../../support/calmHand';
import { AGENTS, CLINIC_SETTINGS, LIFF_ID, SPEC_BUILD } from '../../line/support/names';
import { sentBeyond } from './baseCalls';

const BUILD_MS = 10 * 60_000;

interface World {
  host: Awaited<ReturnType<typeof runSpecHost>>;
  line: Line;
}

interface Fixtures {
  host: World['host'];
  /** Opens the app in LINE, like a tap on its permanent link. */
  openInLine: (way?: string) => Promise<void>;
}

/** Builds the app for the host, serves it as any server of files would, and runs the host on another origin. */
async function run(use: (world: World) => Promise<void>): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  execFileSync(process.execPath, ['scripts/build.mjs', '--app', '--to', SPEC_BUILD], {
    env: { ...env, VITE_LIFF_ID: LIFF_ID, VITE_API_HOST: SPEC_HOST, ...CLINIC_SETTINGS },
    stdio: 'inherit',
  });
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
    { scope: 'worker', timeout: BUILD_MS },
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
  openInLine: async ({ page, world }, use) => {
    calmHand(page);
    await use(async (way) => void (await page.goto(await world.line.entry(way))));
  },
});

export { expect } from '@playwright/test';
