import type { AppProps } from './app/App';
import { readEnv } from './app/env';
import { Failure } from './domain/failure';
import { loadChunk, tryChunk } from './loadChunk';

// From here on the app tells what goes wrong; before it, `public/start.js` does (§start-never-silent).
document.documentElement.dataset['started'] = '';

const env = readEnv(import.meta.env);
const liffId = import.meta.env.VITE_LIFF_ID;

/** A chunk of the start: its failure is reported where it is awaited. */
function awaited<T>(chunk: Promise<T>): Promise<T> {
  const loading = chunk.catch((cause: unknown) => {
    throw new Failure('offline', { cause });
  });
  loading.catch(() => undefined);
  return loading;
}

// Decided at build time: a LINE build contains no preview code (§preview-apart), a preview build no LINE SDK.
const parts = awaited(
  loadChunk<Omit<AppProps, 'send' | 'can'>>(
    liffId
      ? async () => {
          const { createLinePlatform } = await import('./messaging/line');
          const platform = createLinePlatform({ liffId, landingUrl: env.landingUrl });
          return { platform, settings: { ...env, appUrl: `https://liff.line.me/${liffId}` } };
        }
      : async () => (await import('./app/previewParts')).previewParts(env),
  ),
);

// These chunks load while LINE starts: the client, then everything that renders. That is more than half of the
// bytes, so it is asked for when LINE's questions have gone out; React, the largest, is evaluated while the rest travels.
const clinic = awaited(loadChunk(() => import('./app/enter')));
const screens = awaited(
  loadChunk(async () => {
    await parts.catch(() => undefined);
    void tryChunk(() => import('react-dom/client'));
    await clinic.catch(() => undefined);
    return import('./app/screens');
  }),
);

/**
 * How long the first drawing waits for the page's first read once all else is there, in ms: drawing twice is slower.
 */
const WAIT_FOR_READ_MS = 300;
const waited = () => new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_FOR_READ_MS));

/**
 * Starts the platform, logs in to the clinic and reads what the page shows first (§login-before-app). Throws `PlatformError` and `Failure`.
 */
async function open(): Promise<AppProps> {
  const { platform, ...rest } = await parts;
  await platform.start();
  const { enter, loadRouteAt, preloadRouteAt } = await clinic;
  const { send, can } = await enter(env, platform);
  const read = preloadRouteAt(env, location, send);
  await Promise.all([loadRouteAt(env, location.pathname), screens]);
  const replies = await Promise.race([read, waited()]);
  return { send, can, platform, ...rest, ...(replies && { replies }) };
}

const onRetry = () => location.reload();
const relogin = () => void parts.then(({ platform }) => platform.relogin());
const failing = { ...env, onRetry, relogin };

open()
  .then(async (app) => (await screens).renderApp(app, failing))
  .catch(async (error: unknown) => {
    console.error(error);
    (await screens).renderLoginFailure({ ...failing, error });
  })
  .catch(() => {
    // Nothing can be rendered, so show the message of the skeleton in index.html.
    const lost = document.getElementById('lost') as HTMLElement;
    lost.hidden = false;
    (lost.lastElementChild as HTMLElement).onclick = onRetry;
  });
