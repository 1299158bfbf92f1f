import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { Failure } from './api/failure';
import { createKnown, createSend } from './api/send';
import { logIn } from './api/session';
import { startingTransport } from './api/startingTransport';
import { App } from './app/App';
import { heldHistory } from './app/heldHistory';
import { loadChunk } from './app/loadChunk';
import { LoginGate, type Entered } from './app/LoginGate';
import { loadPlaceAt } from './app/places';
import { withRelogin } from './app/withRelogin';
import { ahead, env, uidOf, visit } from './early';
import { comingPlatform } from './messaging/comingPlatform';
import { ThemeProvider } from './theme/ThemeProvider';

/** Login is asked for before the app has arrived: mostly it is over when the app could be drawn. */
const A_MOMENT_MS = 100;

const ofLine = () => ({
  badge: null,
  settings: { ...env, appUrl: `https://liff.line.me/${import.meta.env.VITE_LIFF_ID}` },
});

// Decided at build time: a build for LINE holds no preview code, and a preview build none of LINE's.
const loadParts = import.meta.env.VITE_LIFF_ID
  ? async () => {
      const { createLinePlatform } = await import('./messaging/line');
      const platform = createLinePlatform({ liffId: import.meta.env.VITE_LIFF_ID, landingUrl: env.landingUrl });
      return { ...ofLine(), platform };
    }
  : async () => (await import('./app/preview')).previewParts(env.host, env);

/** The picker asks nothing of LINE to be drawn: its SDK is asked for after the app's own scripts, beside the drawing. */
const isFirst = !(import.meta.env.VITE_LIFF_ID && visit?.isPicker);

// Its failure is told where it is awaited.
const loading = (async () => {
  if (!isFirst) await new Promise((resolve) => setTimeout(resolve));
  return loadParts();
})();
loading.catch(() => undefined);
let failedToLoad = false;

const loaded = () =>
  loading.catch((cause: unknown) => {
    // A browser may remember a failed module: the second try is a new page.
    if (failedToLoad) location.reload();
    failedToLoad = true;
    throw new Failure('offline', { cause });
  });

const atOnce = isFirst
  ? null
  : {
      ...ofLine(),
      platform: comingPlatform(
        async () => (await loading).platform,
        async () => (await loaded()).platform,
      ),
    };

const { carry, loadClient } = startingTransport({
  ahead,
  load: () => loadChunk(async () => (await import('./api/client')).axiosTransport()),
});

const root = document.getElementById('root') as HTMLElement;

async function enter(): Promise<Entered> {
  const { platform, badge, settings } = atOnce ?? (await loaded());
  let started = false;
  const ready = platform.start().then(() => {
    started = true;
  });
  ready.catch(() => undefined);
  const idToken = () => (started || visit === null ? platform.idToken() : visit.tokens.idToken);
  const clinic = { host: env.host, loginPath: env.loginPath, uid: () => uidOf(idToken()) };
  const send = createSend(clinic, carry);
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
        send={withRelogin(send, async () => (await loading).platform.reloginOnce())}
        known={createKnown(clinic, ahead)}
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

/** The page's own shell stands until then. Login that is over by now is drawn with all it leads to, in one go. */
const draw = (entered?: Entered) => {
  if (entered) first = null;
  createRoot(root).render(
    <ThemeProvider>
      <LoginGate enter={enterOnce} {...(entered && { entered })} relogin={relogin} />
    </ThemeProvider>,
  );
};
const drawAnyway = () => draw();

if (atOnce) {
  const moment = new Promise<undefined>((resolve) => setTimeout(resolve, A_MOMENT_MS));
  Promise.race([first, moment]).then(draw, drawAnyway);
} else {
  // What the SDK asks of LINE goes first.
  loading.then(drawAnyway, drawAnyway);
}
