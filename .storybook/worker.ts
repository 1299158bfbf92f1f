import { setupWorker } from 'msw/browser';

/** Calls under `/api` that no handler of the story answered; the preview fails the story for each. */
export const unhandled: string[] = [];

/** Calls on their way. */
const asked = new Set<string>();

/** The longest a story waits for them at its end, in ms: some are held for ever, and that is what their story shows. */
const HELD_MS = 300;

/** At the beginning of a story: what an earlier one has left counts no more. */
export function forget(): void {
  unhandled.length = 0;
  asked.clear();
}

/** At the end of a story: a call still on its way would reach the handlers of the next, which have no answer to it. */
export async function answered(): Promise<void> {
  const end = performance.now() + HELD_MS;
  while (asked.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}

const inStaticBuild = location.pathname.endsWith('iframe.html');

/** Starts the mock worker. Its address is relative, so that the published Storybook works under any sub-path. */
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
