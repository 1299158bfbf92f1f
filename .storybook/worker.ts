import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { callIdsInFlight, callIdsInHandler } from './calls';

export const unhandledCalls: string[] = [];

export function resetCalls(): void {
  unhandledCalls.length = 0;
  callIdsInFlight.clear();
  callIdsInHandler.clear();
}

/** Waits for each call that no handler holds, because a late reply would reach the next story. */
export async function waitForReplies(): Promise<void> {
  while ([...callIdsInFlight].some((id) => !callIdsInHandler.has(id)))
    await new Promise((resolve) => setTimeout(resolve, 5));
}

const isStaticBuild = location.pathname.endsWith('iframe.html');

export async function startWorker() {
  // In tests, removes `navigator.serviceWorker`. Then msw answers calls inside the page.
  if ('__vitest_browser__' in window) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  // A call of an earlier story is not recorded, because `resetCalls` has removed its id.
  const fallback = http.all('/api/*', ({ request, requestId }) => {
    if (callIdsInFlight.has(requestId)) unhandledCalls.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.error();
  });
  const worker = setupWorker(fallback);
  await worker.start({
    quiet: true,
    // The URL is relative in a static build, so that the Storybook works in any folder.
    serviceWorker: { url: isStaticBuild ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
  });
  worker.events.on('request:start', ({ requestId }) => void callIdsInFlight.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void callIdsInFlight.delete(requestId));
  return worker;
}
