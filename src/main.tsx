import type { AppProps } from './app/App';
import { readEnv } from './app/env';
import { startFiles } from './app/startFiles';

// From here on the app tells what goes wrong; before it, `public/start.js` does (§start-never-silent).
document.documentElement.dataset['started'] = '';

// A reload closes a dialog (§back-closes-dialog).
const { dialogs = [] } = (history.state?.usr ?? {}) as { dialogs?: unknown[] };
if (dialogs.length > 0) history.go(-dialogs.length);

const env = readEnv(import.meta.env);
const { parts, clinic, screens } = startFiles(env);

/**
 * Starts the platform, logs in to the clinic and reads what the page shows first (§login-before-app). Throws `PlatformError` and `Failure`.
 */
async function open(): Promise<AppProps> {
  const { platform, ...rest } = await parts;
  await platform.start();
  const { enter, loadRouteAt, preloadRouteAt } = await clinic;
  const { send, can } = await enter(env, platform);
  preloadRouteAt(env, location, send);
  await Promise.all([loadRouteAt(env, location.pathname), screens]);
  return { send, can, platform, ...rest };
}

const onRetry = () => location.reload();
const relogin = () => void parts.then(({ platform }) => platform.relogin());
const failing = { ...env, onRetry, relogin };

open()
  .then(async (app) => (await screens).renderApp(app))
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
