import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './api/client';
import { logIn } from './api/session';
import { App } from './app/App';
import { readEnv } from './app/env';
import { LoginGate } from './app/LoginGate';
import { subOf } from './messaging/idToken';
import { ThemeProvider } from './theme/ThemeProvider';

const env = readEnv(import.meta.env);
// Decided at build time: a build for LINE holds no preview code, and a preview build none of LINE's.
const { platform, badge, settings } = import.meta.env.VITE_LIFF_ID
  ? {
      platform: (await import('./messaging/line')).createLinePlatform(import.meta.env.VITE_LIFF_ID),
      badge: null,
      settings: env,
    }
  : (await import('./app/preview')).previewParts(env.host, env);

const send = createClient({
  host: env.host,
  loginPath: env.loginPath,
  uid: () => {
    const token = platform.idToken();
    return token !== null && env.uidSource === 'sub' ? subOf(token) : token;
  },
});

async function enter(): Promise<void> {
  await platform.start();
  await logIn(send, platform.accessToken() ?? '', platform.inClient());
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider>
    <LoginGate enter={enter}>
      <BrowserRouter>
        <App send={send} platform={platform} settings={settings} badge={badge} />
      </BrowserRouter>
    </LoginGate>
  </ThemeProvider>,
);
