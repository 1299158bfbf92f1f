import { readEnv } from './app/env';
import { loadParts } from './app/lineOrPreview';
import { loadFile } from './loadChunk';

// A reload closes a dialog (§back-closes-dialog).
const { dialogs = [] } = (history.state?.usr ?? {}) as { dialogs?: unknown[] };
if (dialogs.length > 0) history.go(-dialogs.length);

const env = readEnv(import.meta.env);

// The files of the start, asked for in the order in which they are needed (ADR 0009): the platform, the clinic's client, and
// what draws, which is more than half of the bytes; React, its largest part, is evaluated while the rest travels.
const parts = loadParts(env);
const clinic = loadFile(() => import('./app/enter'));
const screens = loadFile(async () => {
  await parts.catch(() => undefined);
  import('react-dom/client').catch(() => undefined);
  await clinic.catch(() => undefined);
  return import('./app/screens');
});

/** Starts the platform, logs in to the clinic, reads what the page shows first, and draws it (§login-before-app). */
async function open(): Promise<void> {
  const { platform, ...rest } = await parts;
  await platform.start();
  const { enter, loadRouteAt, preloadRouteAt } = await clinic;
  const page = loadRouteAt(env, location.pathname);
  const entered = await enter(env, platform);
  preloadRouteAt(env, location, entered.send);
  await page;
  (await screens).renderApp({ ...rest, ...entered, platform });
}

const onRetry = () => location.reload();
const relogin = () => void parts.then(({ platform }) => platform.relogin());

open()
  .catch(async (error: unknown) => {
    console.error(error);
    await (await screens).renderLoginFailure({ ...env, onRetry, relogin, error });
  })
  .catch(() => {
    // Nothing can be rendered, so show the message of the skeleton in index.html.
    const lost = document.getElementById('lost') as HTMLElement;
    lost.hidden = false;
    (lost.lastElementChild as HTMLElement).onclick = onRetry;
  });
