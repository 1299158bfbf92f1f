import type { Page, Route } from '@playwright/test';
import type { Call } from '../../../src/api/contract/call';
import type { FailureKind } from '../../../src/domain/failure';

/** The clinic's message in responses that have one. */
export const SAYS = 'クリニックからのお知らせです。';

const refusal = (status: number) => ({ status, json: { error: { code: 'refused', message: SAYS } } });

/**
 * Every kind of failure of a call, and the patient's message. `held` never replies; `lost`: the clinic may have done it.
 */
export const FAILURES = {
  offline: { kind: 'offline', answer: 'cut', lost: true },
  'time-out': { kind: 'timeout', answer: 'held', lost: true },
  '500': {
    kind: 'server',
    answer: { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' },
    lost: true,
  },
  '403': { kind: 'refused', answer: refusal(403), lost: false },
  '404': { kind: 'refused', answer: refusal(404), lost: false },
  'malformed JSON': { kind: 'malformed', answer: { contentType: 'application/json', body: '{"broken":' }, lost: true },
  'wrong shape': { kind: 'malformed', answer: { json: { unexpected: true } }, lost: true },
  '401': { kind: 'login', answer: refusal(401), lost: false },
} as const satisfies Record<
  string,
  { kind: FailureKind; answer: 'cut' | 'held' | Parameters<Route['fulfill']>[0]; lost: boolean }
>;
export type FailureName = keyof typeof FAILURES;

const addressOf = ({ path }: Call): RegExp => new RegExp(`/api${path.replace(/:[A-Za-z]+/g, '[^/?]+')}(\\?.*)?$`);

const HURRY = 'e2e:hurry';
/**
 * Timeout in ms of a call that is made to time out, instead of the app's own: long enough for a busy machine to
 * intercept the request before the page aborts it.
 */
const SHORT_MS = 1_000;

/**
 * Records the timeout of each call made with `XMLHttpRequest`, which Playwright's clock does not control, and shortens
 * it for a call that must time out. Other calls use a timer of the page.
 */
export async function watchLimits(page: Page): Promise<void> {
  await page.addInitScript(
    ({ key, short }) => {
      const limits: [string, number][] = [];
      Object.assign(window, { limits });
      const routes = new WeakMap<XMLHttpRequest, string>();
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
        routes.set(this, `${method.toUpperCase()} ${String(url)}`);
        open.call(this, method, url, true);
      };
      const native = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        get: native?.get,
        set(this: XMLHttpRequest, limit: number) {
          const route = routes.get(this) ?? '';
          limits.push([route, limit]);
          const hurried = sessionStorage.getItem(key);
          native?.set?.call(this, hurried !== null && new RegExp(hurried).test(route) && limit > 0 ? short : limit);
        },
      });
    },
    { key: HURRY, short: SHORT_MS },
  );
}

/** The timeouts, in ms, that the current document set for a call with `XMLHttpRequest`; none for `fetch`. */
export async function limitsOf(page: Page, call: Call): Promise<number[]> {
  const all = await page.evaluate(() => (window as unknown as { limits: [string, number][] }).limits);
  const [method, address] = [call.method, addressOf(call)];
  return all.flatMap(([route, limit]) =>
    route.startsWith(`${method} `) && address.test(route.slice(method.length + 1)) ? [limit] : [],
  );
}

/** Intercepts one call of the contract; all others reach the clinic. Returns a function that stops it. */
async function takeOver(page: Page, call: Call, handle: (route: Route) => unknown): Promise<() => Promise<void>> {
  const address = addressOf(call);
  const handler = (route: Route) => (route.request().method() === call.method ? handle(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Makes one call fail until `mend`. `asked` resolves at its first request. */
export async function fail(page: Page, call: Call, name: FailureName) {
  const { answer } = FAILURES[name];
  const hurried = name === 'time-out' ? `^${call.method} .*${addressOf(call).source}` : null;
  const hurry = async (pattern: string | null) =>
    page.evaluate(([key, value]) => (value ? sessionStorage.setItem(key, value) : sessionStorage.removeItem(key)), [
      HURRY,
      pattern,
    ] as const);
  await hurry(hurried);
  const held: Route[] = [];
  let note: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (note = resolve));
  const letGo = await takeOver(page, call, (route) => {
    note();
    if (answer === 'held') return held.push(route);
    return answer === 'cut' ? route.abort('internetdisconnected') : route.fulfill(answer);
  });
  return {
    asked: () => first,
    mend: async () => {
      // Aborted first: a released request would still reach the clinic.
      await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
      await letGo();
      await hurry(null);
    },
  };
}

/** Holds the next replies of a call. `asked` waits for the request; `answer` completes each. */
export async function hold(page: Page, call: Call) {
  const routes: Route[] = [];
  let note: (route: Route) => void = () => undefined;
  const first = new Promise<Route>((resolve) => (note = resolve));
  const letGo = await takeOver(page, call, (route) => {
    routes.push(route);
    note(route);
  });
  return {
    asked: () => first,
    /** Completes every held request, waits until the page has received it, and holds no more. */
    answer: async (how: (route: Route) => Promise<void>) => {
      for (const route of routes) {
        // The request of an unmounted screen may be aborted.
        await how(route).catch(() => undefined);
        await route.request().response();
      }
      await letGo();
    },
  };
}

/** Loses the reply of the next call, which the clinic carries out. */
export async function loseReply(page: Page, call: Call): Promise<void> {
  let isLost = false;
  await takeOver(page, call, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}
