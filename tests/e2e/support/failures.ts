import type { Page, Route } from '@playwright/test';
import type { Call } from '../../../src/api/call';
import type { FailureKind } from '../../../src/domain/failureKind';

/** The clinic's own sentence in the replies that carry one. */
export const SAYS = 'クリニックからのお知らせです。';

const refusal = (status: number) => ({ status, json: { error: { code: 'refused', message: SAYS } } });

/** Every way in which a call fails, and what the patient is told of it. `held` never answers. */
export const FAILURES = {
  offline: { kind: 'offline', answer: 'cut' },
  'time-out': { kind: 'timeout', answer: 'held' },
  '500': { kind: 'server', answer: { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' } },
  '403': { kind: 'refused', answer: refusal(403) },
  '404': { kind: 'refused', answer: refusal(404) },
  'malformed JSON': { kind: 'malformed', answer: { contentType: 'application/json', body: '{"broken":' } },
  'wrong shape': { kind: 'malformed', answer: { json: { unexpected: true } } },
  '401': { kind: 'login', answer: refusal(401) },
} as const satisfies Record<string, { kind: FailureKind; answer: 'cut' | 'held' | Parameters<Route['fulfill']>[0] }>;
export type FailureName = keyof typeof FAILURES;

const addressOf = ({ path }: Call): RegExp => new RegExp(`/api${path.replace(/:[A-Za-z]+/g, '[^/?]+')}(\\?.*)?$`);

const HURRY = 'e2e:hurry';
/**
 * How long a call waits that is made to time out, in ms, instead of the app's own limit: long enough for a busy machine to
 * notice the call, which it never would once the page has given it up.
 */
const SHORT_MS = 1_000;

/**
 * Notes the limit the app gives each call that goes by `XMLHttpRequest`, which no installed clock reaches, and shortens
 * it for one that is to time out. The limit of any other call is a timer of the page.
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

/** The limits, in ms, that the page's present document gave a call by `XMLHttpRequest`; none for one by `fetch`. */
export async function limitsOf(page: Page, call: Call): Promise<number[]> {
  const all = await page.evaluate(() => (window as unknown as { limits: [string, number][] }).limits);
  const [method, address] = [call.method, addressOf(call)];
  return all.flatMap(([route, limit]) =>
    route.startsWith(`${method} `) && address.test(route.slice(method.length + 1)) ? [limit] : [],
  );
}

/** Takes one call of the contract over; the rest still reaches the clinic. Returns how to let go of it again. */
async function takeOver(page: Page, call: Call, handle: (route: Route) => unknown): Promise<() => Promise<void>> {
  const address = addressOf(call);
  const handler = (route: Route) => (route.request().method() === call.method ? handle(route) : route.fallback());
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Makes one call fail until `mend`. `asked` waits for the first call that never gets an answer. */
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
    if (answer === 'held') {
      held.push(route);
      return note();
    }
    return answer === 'cut' ? route.abort('internetdisconnected') : route.fulfill(answer);
  });
  return {
    asked: () => first,
    mend: async () => {
      // Ended first: a call that is let go of while it is held would still reach the clinic.
      await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
      await letGo();
      await hurry(null);
    },
  };
}

/** Holds the next answers of a call back. `asked` waits for the call; `answer` gives each its end. */
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
    /** Lets every call held back have its end, waits until the page has it, and holds none any more. */
    answer: async (how: (route: Route) => Promise<void>) => {
      for (const route of routes) {
        // A call whose screen is gone may have been aborted: there is nobody left to answer.
        await how(route).catch(() => undefined);
        await route.request().response();
      }
      await letGo();
    },
  };
}
