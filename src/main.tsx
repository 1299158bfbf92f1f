import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './api/client';
import { Failure } from './api/failure';
import { logIn } from './api/session';
import { App, type AppProps } from './app/App';
import { readEnv } from './app/env';
import { loadChunk } from './app/loadChunk';
import { LoginFailure } from './app/LoginFailure';
import { loadPlaceAt, preloadPlaceAt } from './app/places';
import { subOf } from './messaging/idToken';
import type { LinePlatform } from './messaging/platform';
import { ThemeProvider } from './theme/ThemeProvider';

const env = readEnv(import.meta.env);
const liffId = import.meta.env.VITE_LIFF_ID;

// Decided at build time: a build for LINE holds no preview code, and a preview build none of LINE's SDK.
const loadParts: () => Promise<Omit<AppProps, 'send'>> = liffId
  ? async () => {
      const { createLinePlatform } = await import('./messaging/line');
      const platform = createLinePlatform({ liffId, landingUrl: env.landingUrl });
      return { platform, settings: { ...env, appUrl: `https://liff.line.me/${liffId}` } };
    }
  : async () => (await import('./app/preview')).previewParts(env);

let platform: LinePlatform | undefined;

/** Starts the platform and logs in at the clinic; the page's chunk travels meanwhile. */
async function open() {
  const page = loadPlaceAt(env, location.pathname);
  const parts = await loadChunk(loadParts).catch((cause: unknown) => {
    throw new Failure('offline', { cause });
  });
  platform = parts.platform;
  const { start, idToken, accessToken, inClient, entered, reloginOnce } = platform;
  const uid = () => (env.uidSource === 'sub' ? subOf(idToken() ?? '') : idToken());
  const send = createClient({ ...env, uid, reloginOnce });
  await start();
  await logIn(send, accessToken() ?? '', inClient());
  entered();
  preloadPlaceAt(env, location, send);
  await page;
  return (
    <BrowserRouter>
      <App send={send} {...parts} />
    </BrowserRouter>
  );
}

const tell = (error: unknown) => {
  console.error(error);
  return <LoginFailure error={error} onRetry={() => location.reload()} relogin={() => platform?.relogin()} />;
};

// The skeleton of index.html stands in the root until then.
const root = createRoot(document.getElementById('root') as HTMLElement);
void open()
  .catch(tell)
  .then((screen) => root.render(<ThemeProvider>{screen}</ThemeProvider>));
