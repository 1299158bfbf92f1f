import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { Failure } from './api/failure';
import { createSend } from './api/send';
import { logIn } from './api/session';
import { startingTransport } from './api/startingTransport';
import { App } from './app/App';
import { heldHistory } from './app/heldHistory';
import { loadChunk } from './app/loadChunk';
import { LoginGate, type Entered } from './app/LoginGate';
import { loadPlaceAt } from './app/places';
import { withRelogin } from './app/withRelogin';
import { ahead, env, uidOf, visit } from './early';
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

const root = document.getElementById('root') as HTMLElement;

async function enter(): Promise<Entered> {
  const { platform, badge, settings } = await loading.catch((cause: unknown) => {
    // A browser may remember a failed module: the second try is a new page.
    if (failedToLoad) location.reload();
    failedToLoad = true;
    throw new Failure('offline', { cause });
  });
  let started = false;
  const ready = platform.start().then(() => {
    started = true;
  });
  ready.catch(() => undefined);
  const idToken = () => (started || visit === null ? platform.idToken() : visit.tokens.idToken);
  const send = createSend({ host: env.host, loginPath: env.loginPath, uid: () => uidOf(idToken()) }, carry);
  // The screen's own chunk travels meanwhile: what is drawn after login is the screen, not a stand-in.
  const page = loadPlaceAt(settings, location.pathname);
  if (visit?.isPicker) {
    // Once the clinic knows the patient the picker is drawn and can be tapped, and LINE's SDK starts beside it. What the
    // SDK says of a refused patient comes first: it may be on its way to new tokens.
    await logIn(send, visit.tokens.accessToken, true).catch(async (error: unknown) => {
      await ready;
      throw error;
    });
  } else {
    await ready;
    await logIn(send, platform.accessToken() ?? '', platform.inClient());
  }
  await page;
  ready.then(platform.entered, () => undefined);
  const app = (
    <HistoryRouter history={heldHistory(ready)}>
      <App
        send={withRelogin(send, platform.reloginOnce)}
        platform={{ ...platform, idToken }}
        settings={settings}
        badge={badge}
        loadClient={loadClient}
      />
    </HistoryRouter>
  );
  return { app, ready };
}

/** The first try, begun before anything is drawn: LINE's SDK asks LINE for a while, and React can draw meanwhile. */
let first: Promise<Entered> | null = enter();
first.catch(() => undefined);

function enterOnce(): Promise<Entered> {
  const trying = first ?? enter();
  first = null;
  return trying;
}

const relogin = () => void loading.then(({ platform }) => platform.relogin());

// The page's own shell stands until then, and what the SDK asks of LINE goes first.
const draw = () =>
  createRoot(root).render(
    <ThemeProvider>
      <LoginGate enter={enterOnce} relogin={relogin} />
    </ThemeProvider>,
  );
void loading.then(draw, draw);
