import type { BrowserContext, Page } from '@playwright/test';
import type { ReplyFormat } from '../../../support/specHost/replyFormats';
import { EXTERNAL_ORIGIN } from '../../../support/specHost/specHost';
import type { Line } from '../../../line/line';
import { emulateLineClient } from '../../line/support/lineWorld';
import { USER_AGENTS } from '../../line/support/userAgents';
import { anySlot, tickConsents } from '../../support/patientSteps';
import { expect, test as base } from '../../support/worlds';
import { unlistedParts } from './requiredCalls';
import type { SpecWorld } from './runSpecWorld';

interface Fixtures {
  host: SpecWorld['host'];
  openInLine: (path?: string) => Promise<void>;
}

/**
 * Answers requests to LINE and to `EXTERNAL_ORIGIN`.
 * Uses the DevTools protocol, because Playwright's `route` would keep all preflights away from the host.
 */
async function routeLine(context: BrowserContext, line: Line): Promise<void> {
  const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
  session.on('Fetch.requestPaused', ({ requestId, request: { url, method, headers, postData } }) => {
    const isPreflight = method === 'OPTIONS';
    const sent = new Request(url, { method, headers, ...(postData !== undefined && { body: postData }) });
    void (async () => {
      const isExternal = url.startsWith(EXTERNAL_ORIGIN);
      const page = new Response('<title>page</title>', { headers: { 'content-type': 'text/html' } });
      const reply = isPreflight ? new Response(null, { status: 204 }) : isExternal ? page : await line.answer(sent);
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
      };
      const headersWithCors = Object.entries({ ...Object.fromEntries(reply.headers), ...cors });
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: reply.status,
        responseHeaders: headersWithCors.map(([name, value]) => ({ name, value })),
        body: Buffer.from(await reply.arrayBuffer()).toString('base64'),
      });
      // `fulfillRequest` throws if the page has been closed meanwhile.
    })().catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: ['https://*.line.me/*', `${EXTERNAL_ORIGIN}/*`].map((urlPattern) => ({ urlPattern })),
  });
}

/** Makes the app send calls to `host`, as a build with `VITE_API_HOST` does. */
const redirectCalls = (host: string) => {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    open.call(this, method, String(url).replace(/^\/api/, host), true);
  };
};

/** Playwright's `test`, in LINE's browser. The host implements only the calls every clinic must provide. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from this pattern
  userAgent: async ({}, use) => use(USER_AGENTS.ios),
  host: async ({ specWorld: { host, line }, page, context }, use) => {
    line.reset();
    await routeLine(context, line);
    await emulateLineClient(context, line, []);
    await context.addInitScript(redirectCalls, host.url);
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    await use(host);
    const { log, preflights } = host.received();
    expect(unlistedParts(log), 'request parts missing in the list of calls in README.md').toEqual([]);
    expect([...new Set(preflights)].toSorted(), 'headers requested by preflights').toEqual(['content-type', 'uid']);
    expect(line.state.unknown, 'requests that the stand-in for LINE does not know').toEqual([]);
    expect(pageErrors).toEqual([]);
  },
  openInLine: async ({ page, specWorld }, use) => {
    await use(async (path) => void (await page.goto(await specWorld.line.entry(path))));
  },
});

export async function chooseBlockAndConsent(
  page: Page,
  openInLine: (to: string) => Promise<void>,
  format: ReplyFormat,
): Promise<void> {
  await openInLine('/reserve/hypertension/1');
  const visitMinutes = format === 'explicit' ? 15 : 10;
  await expect(anySlot(page).first()).toHaveText(new RegExp(`10:15〜10:${15 + visitMinutes}`));
  await anySlot(page).first().click();
  await expect(page.getByText('佐藤医師').first()).toBeVisible();
  await tickConsents(page);
}

export { expect } from '../../support/worlds';
