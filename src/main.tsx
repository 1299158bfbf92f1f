import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './api/client';
import { Failure } from './api/failure';
import { logIn } from './api/session';
import { App } from './app/App';
import { readEnv } from './app/env';
import { LoginGate } from './app/LoginGate';
import { withRelogin } from './app/withRelogin';
import { subOf } from './messaging/idToken';
import { ThemeProvider } from './theme/ThemeProvider';

const env = readEnv(import.meta.env);

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

async function enter(): Promise<ReactNode> {
  const { platform, badge, settings } = await loading.catch((cause: unknown) => {
    // A browser may remember a failed module: the second try is a new page.
    if (failedToLoad) location.reload();
    failedToLoad = true;
    throw new Failure('offline', { cause });
  });
  const uid = () => {
    const token = platform.idToken();
    return token !== null && env.uidSource === 'sub' ? subOf(token) : token;
  };
  const send = createClient({ host: env.host, loginPath: env.loginPath, uid });
  await platform.start();
  await logIn(send, platform.accessToken() ?? '', platform.inClient());
  platform.entered();
  return (
    <BrowserRouter>
      <App send={withRelogin(send, platform.reloginOnce)} platform={platform} settings={settings} badge={badge} />
    </BrowserRouter>
  );
}

const relogin = () => void loading.then(({ platform }) => platform.relogin());

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <LoginGate enter={enter} relogin={relogin} />
  </ThemeProvider>,
);
