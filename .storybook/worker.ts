import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { callIds, delayedCallIds } from './calls';

/** The story's calls to `/api` that no handler has answered. Any such call fails the story. */
export const unhandledCalls: string[] = [];

/** Forgets the calls of earlier stories. Runs before each story. */
export function resetCalls(): void {
  unhandledCalls.length = 0;
  callIds.clear();
  delayedCallIds.clear();
}

/** Waits for all replies that the story does not delay, because a late reply would reach the next story. */
export async function waitForReplies(): Promise<void> {
  while ([...callIds].some((id) => !delayedCallIds.has(id))) await new Promise((resolve) => setTimeout(resolve, 5));
}

const isStaticBuild = location.pathname.endsWith('iframe.html');

/** Starts the mock service worker. In a static build its URL is relative, so that any folder works. */
export async function startWorker() {
  // In a test run, this hides service workers from msw, so that msw answers calls in the page itself.
  if ('__vitest_browser__' in window) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  // Every call without a handler fails. Calls of earlier stories are not in `callIds`, so they are not recorded.
  const fallback = http.all('/api/*', ({ request, requestId }) => {
    if (callIds.has(requestId)) unhandledCalls.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.error();
  });
  const worker = setupWorker(fallback);
  await worker.start({
    quiet: true,
    serviceWorker: { url: isStaticBuild ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
  });
  worker.events.on('request:start', ({ requestId }) => void callIds.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void callIds.delete(requestId));
  return worker;
}
