import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Failure } from './api/failure';
import { createSend } from './api/send';
import { logIn } from './api/session';
import { startingTransport } from './api/startingTransport';
import { App } from './app/App';
import { loadChunk } from './app/loadChunk';
import { LoginGate } from './app/LoginGate';
import { loadPlaceAt } from './app/places';
import { withRelogin } from './app/withRelogin';
import { ahead, env, uidOf } from './early';
import { ThemeProvider } from './theme/ThemeProvider';

// Decided at build time: a build for LINE holds no preview code, and a preview build none of LINE's.
const loadParts = import.meta.env.VITE_LIFF_ID
  ? async () => {
      const { createLinePlatform } = await import('./messaging/line');
      const platform = createLinePlatform({ liffId: import.meta.env.VITE_LIFF_ID, landingUrl: env.landingUrl });
      const appUrl = `https://liff.line.me/${import.meta.env.VITE_LIFF_ID}`;
      return { platform, badge: null, settings: { ...env, appUrl } };
    }
  : async () => (await import('./app/preview')).previewParts(env.host, env);

// Requested at once, beside the first drawing. Its failure is told where it is awaited.
const loading = loadParts();
loading.catch(() => undefined);
let failedToLoad = false;

const { carry, loadClient } = startingTransport({
  ahead,
  load: () => loadChunk(async () => (await import('./api/client')).axiosTransport()),
});

async function enter(): Promise<ReactNode> {
  const { platform, badge, settings } = await loading.catch((cause: unknown) => {
    // A browser may remember a failed module: the second try is a new page.
    if (failedToLoad) location.reload();
    failedToLoad = true;
    throw new Failure('offline', { cause });
  });
  const send = createSend({ host: env.host, loginPath: env.loginPath, uid: () => uidOf(platform.idToken()) }, carry);
  await platform.start();
  // The screen's own chunk travels meanwhile: what is drawn after login is the screen, not a stand-in.
  const page = loadPlaceAt(settings, location.pathname);
  await logIn(send, platform.accessToken() ?? '', platform.inClient());
  platform.entered();
  await page;
  return (
    <BrowserRouter>
      <App
        send={withRelogin(send, platform.reloginOnce)}
        platform={platform}
        settings={settings}
        badge={badge}
        loadClient={loadClient}
      />
    </BrowserRouter>
  );
}

const relogin = () => void loading.then(({ platform }) => platform.relogin());

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <LoginGate enter={enter} relogin={relogin} />
  </ThemeProvider>,
);
