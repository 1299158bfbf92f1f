import { setupWorker } from 'msw/browser';

/** Calls under `/api` that no handler of the story answered; the preview fails the story for each. */
export const unhandled: string[] = [];

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
  return worker;
}
