import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App, type AppProps } from './App';
import { guardTaps } from './guardTaps';
import { LoginFailure, type LoginFailureProps } from './LoginFailure';

/** Replaces the skeleton of index.html. React renders a transition in short pieces: on a slow phone one would take 0.4 s. */
function draw(screen: ReactNode): void {
  guardTaps();
  startTransition(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(<ThemeProvider>{screen}</ThemeProvider>),
  );
}

/** Renders the app at the current URL. */
export const renderApp = (props: AppProps): void =>
  draw(
    <BrowserRouter>
      <App {...props} />
    </BrowserRouter>,
  );

/** Renders the reason why the login failed. */
export const renderLoginFailure = (props: LoginFailureProps): void => draw(<LoginFailure {...props} />);
