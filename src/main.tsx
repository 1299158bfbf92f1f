import { readEnv } from './app/env';
import { loadParts } from './app/lineOrPreview';
import { loadFile } from './loadChunk';

// A reload closes all dialogs: goes back over the history entries that they have added (§back-closes-dialog).
const { dialogs = [] } = (history.state?.usr ?? {}) as { dialogs?: unknown[] };
if (dialogs.length > 0) history.go(-dialogs.length);

const env = readEnv(import.meta.env);

// Requests files in the order in which they are needed (decision 0009): the platform, the clinic's client and the
// screens, which are more than half of the bytes. The screens' largest part, React, is evaluated while the rest loads.
const parts = loadParts(env);
const clinic = loadFile(() => import('./app/enter'));
const screens = loadFile(async () => {
  await parts.catch(() => undefined);
  import('react-dom/client').catch(() => undefined);
  await clinic.catch(() => undefined);
  return import('./app/screens');
});

/** Starts the platform, logs in to the clinic, preloads the data of the screen and renders it (§login-before-app). */
async function startApp(): Promise<void> {
  const { platform, ...props } = await parts;
  await platform.start();
  const { enter, loadRouteAt, preloadRouteAt } = await clinic;
  const page = loadRouteAt(env, location.pathname);
  const entered = await enter(env, platform);
  preloadRouteAt(env, location, entered.send);
  await page;
  (await screens).renderApp({ ...props, ...entered, platform });
}

const onRetry = () => location.reload();
const relogin = () => void parts.then(({ platform }) => platform.relogin());

startApp()
  .catch(async (error: unknown) => {
    console.error(error);
    await (await screens).renderLoginFailure({ ...env, onRetry, relogin, error });
  })
  .catch(() => {
    // Nothing can be rendered, so show the message in index.html.
    const message = document.getElementById('lost') as HTMLElement;
    message.hidden = false;
    (message.lastElementChild as HTMLElement).onclick = onRetry;
  });
