import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reloadOnOtherPatient } from '../device/patientStore';
import { storageIdOf } from '../messaging/idToken';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App, type AppProps } from './App';
import type { LoginFailureProps } from './LoginFailure';

let root: Root | undefined;

/**
 * Renders in a transition, so that React splits the work into short tasks.
 * A single long task blocks a slow phone for 0.4 s.
 */
function renderScreen(screen: ReactNode): void {
  // Tells `public/start.js` that the app now reports failures itself (§start-never-silent).
  document.documentElement.dataset['started'] = '';
  root?.unmount();
  const newRoot = createRoot(document.getElementById('root') as HTMLElement);
  root = newRoot;
  startTransition(() => newRoot.render(<ThemeProvider>{screen}</ThemeProvider>));
}

export function renderApp(app: AppProps): void {
  renderScreen(
    <BrowserRouter>
      <App {...app} />
    </BrowserRouter>,
  );
  reloadOnOtherPatient(storageIdOf(app.platform.idToken()));
}

export async function renderLoginFailure(props: LoginFailureProps): Promise<void> {
  const { LoginFailure } = await import('./LoginFailure');
  renderScreen(<LoginFailure {...props} />);
}
