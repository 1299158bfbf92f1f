import { readEnv } from './app/env';
import { loadPlatformProps } from './app/lineOrPreview';
import { startLoadingChunk } from './loadChunk';

// After a reload, goes back past the history entries of dialogs, because the dialogs are closed (§back-closes-dialog).
const { dialogs = [] } = (history.state?.usr ?? {}) as { dialogs?: unknown[] };
if (dialogs.length > 0) history.go(-dialogs.length);

const env = readEnv(import.meta.env);

// React is requested before the screens, so that the browser evaluates React while the screens load (decision 0009).
const platformProps = loadPlatformProps(env);
const enterModule = startLoadingChunk(() => import('./app/enter'));
const screens = startLoadingChunk(async () => {
  await platformProps.catch(() => undefined);
  import('react-dom/client').catch(() => undefined);
  await enterModule.catch(() => undefined);
  return import('./app/screens');
});

/** §login-before-app */
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
    // Shows the message of index.html, because no screen could be rendered.
    const message = document.getElementById('lost') as HTMLElement;
    message.hidden = false;
    (message.lastElementChild as HTMLElement).onclick = onRetry;
  });
