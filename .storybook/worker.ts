import { setupWorker } from 'msw/browser';

/** Calls under `/api` without a handler in the story; the preview fails a story that has any. */
export const unhandled: string[] = [];

/** Ids of the requests in flight. */
const asked = new Set<string>();

/** How long a finished story waits for requests in flight, in ms. Some stories never reply, on purpose. */
const HELD_MS = 300;

/** Clears what earlier stories left behind; called before each story. */
export function forget(): void {
  unhandled.length = 0;
  asked.clear();
}

/** How many requests are in flight. */
export const inFlight = (): number => asked.size;

/** Waits after each story for requests in flight, which the next story's handlers could not answer. */
export async function answered(): Promise<void> {
  const end = performance.now() + HELD_MS;
  while (inFlight() > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

const inStaticBuild = location.pathname.endsWith('iframe.html');

/** Starts the mock service worker. In a static build its URL is relative, so that any sub-path works. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: inStaticBuild ? './mockServiceWorker.js' : '/mockServiceWorker.js' },
    onUnhandledRequest(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/')) unhandled.push(`${request.method} ${pathname}`);
    },
  });
  worker.events.on('request:start', ({ requestId }) => void asked.add(requestId));
  worker.events.on('request:end', ({ requestId }) => void asked.delete(requestId));
  return worker;
}
