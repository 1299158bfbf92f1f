import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App, type AppProps } from './App';
import { LoginFailure, type LoginFailureProps } from './LoginFailure';

/** Takes the place of the skeleton of index.html. */
const draw = (screen: ReactNode): void =>
  createRoot(document.getElementById('root') as HTMLElement).render(<ThemeProvider>{screen}</ThemeProvider>);

/** Draws the app at the page's address. */
export const drawApp = (props: AppProps): void =>
  draw(
    <BrowserRouter>
      <App {...props} />
    </BrowserRouter>,
  );

/** Draws why nobody could be logged in. */
export const drawLoginFailure = (props: LoginFailureProps): void => draw(<LoginFailure {...props} />);
