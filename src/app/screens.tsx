import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { guardPage } from '../device/patientStore';
import { patientIn } from '../messaging/idToken';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App, type AppProps } from './App';
import type { LoginFailureProps } from './LoginFailure';

let root: Root | undefined;

/** Renders in a transition, which React splits in pieces. Rendering all at once would block a slow phone for 0.4 s. */
function draw(screen: ReactNode): void {
  // From here on the app reports failures; before, `public/start.js` does (§start-never-silent).
  document.documentElement.dataset['started'] = '';
  root?.unmount();
  const next = createRoot(document.getElementById('root') as HTMLElement);
  root = next;
  startTransition(() => next.render(<ThemeProvider>{screen}</ThemeProvider>));
}

export function renderApp(app: AppProps): void {
  draw(
    <BrowserRouter>
      <App {...app} />
    </BrowserRouter>,
  );
  guardPage(patientIn(app.platform.idToken()));
}

export async function renderLoginFailure(props: LoginFailureProps): Promise<void> {
  const { LoginFailure } = await import('./LoginFailure');
  draw(<LoginFailure {...props} />);
}
