import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { callIds, held } from './calls';

/** Calls under `/api` without a handler in the story; the preview fails a story that has any. */
export const unhandled: string[] = [];

/** Clears what earlier stories left behind; called before each story. */
export function forget(): void {
  unhandled.length = 0;
  callIds.clear();
  held.clear();
}

/** Waits after each story for the replies on their way, which would reach the next story. */
export async function answered(): Promise<void> {
  while ([...callIds].some((id) => !held.has(id))) await new Promise((resolve) => setTimeout(resolve, 5));
}

const inStaticBuild = location.pathname.endsWith('iframe.html');

/** Starts the mock service worker. In a static build its URL is relative, so that any sub-path works. */
export async function startWorker() {
  // Without service workers msw answers in the page itself, so no request of a test run passes through one.
  if ('__vitest_browser__' in window) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  // A call without a handler fails, and so does the story, unless an earlier story made the call.
  const rest = http.all('/api/*', ({ request, requestId }) => {
    if (callIds.has(requestId)) unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.error();
  });
  const worker = setupWorker(rest);
  await worker.start({
    quiet: true,
    serviceWorker: { url: inStaticBuild ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
  });
  worker.events.on('request:start', ({ requestId }) => void callIds.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void callIds.delete(requestId));
  return worker;
}
