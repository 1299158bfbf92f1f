import { readEnv } from './app/env';
import { loadPlatformProps } from './app/lineOrPreview';
import { startLoadingChunk } from './loadChunk';

// Dialogs add history entries. A reload closes the dialogs, so go back past their entries (§back-closes-dialog).
const { dialogs = [] } = (history.state?.usr ?? {}) as { dialogs?: unknown[] };
if (dialogs.length > 0) history.go(-dialogs.length);

const env = readEnv(import.meta.env);

// The files are requested in the order in which they are needed (decision 0009): the platform, the login (`app/enter`),
// React, the screens. React is requested before the screens, so that the browser evaluates it while the screens load.
const platformProps = loadPlatformProps(env);
const enterModule = startLoadingChunk(() => import('./app/enter'));
const screens = startLoadingChunk(async () => {
  await platformProps.catch(() => undefined);
  import('react-dom/client').catch(() => undefined);
  await enterModule.catch(() => undefined);
  return import('./app/screens');
});

/** Starts the platform, logs in, preloads the data of the screen and then renders the screen (§login-before-app). */
async function startApp(): Promise<void> {
  const { platform, ...props } = await platformProps;
  await platform.start();
  const { enter, loadRouteAt, preloadRouteAt } = await enterModule;
  const page = loadRouteAt(env, location.pathname);
  const entered = await enter(env, platform);
  preloadRouteAt(env, location, entered.send);
  await page;
  (await screens).renderApp({ ...props, ...entered, platform });
}

const onRetry = () => location.reload();
const relogin = () => void platformProps.then(({ platform }) => platform.relogin());

startApp()
  .catch(async (error: unknown) => {
    console.error(error);
    await (await screens).renderLoginFailure({ ...env, onRetry, relogin, error });
  })
  .catch(() => {
    // The screen for a failed login could not be rendered, so show the message in index.html.
    const message = document.getElementById('lost') as HTMLElement;
    message.hidden = false;
    (message.lastElementChild as HTMLElement).onclick = onRetry;
  });
