import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Send } from '../api/send';
import { CardSkeleton } from '../components/Skeletons/Skeletons';
import { SUBJECT_IDS } from '../domain/subjects';
import type { LinePlatform } from '../messaging/platform';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App } from './App';
import type { Env } from './env';
import { allPlaces, type Place } from './places';

/**
 * What stands on the screen while the app and login are still on their way: the frame and the loading state of every
 * address, drawn once at build time by `scripts/shells.mjs`, the same for everyone (ADR 0006).
 */
export interface Shell {
  name: string;
  /** The document's title. */
  title: string;
  /** Paths it is for, as the router writes them. */
  paths: string[];
  /** The page's component, by which its chunk is found. */
  page: string | null;
  html: string;
}

/** Screens whose own loading state says nothing of the patient, the day or the query. The others have a card's shape. */
const OWN = new Set<string>([
  '/',
  '/reserve',
  ...SUBJECT_IDS.map((id) => `/reserve/:type/${id}`),
  '/mypage/reservation',
  '/medicine',
  '/medicine/inspection',
  '/mypage/payment',
]);

const exampleOf = (path: string) => path.replace(':type', 'hypertension').replace('*', '/404').replaceAll(':id', '0');
const nameOf = (path: string) =>
  path === '/' ? 'home' : path === '*' ? 'other' : path.slice(1).replaceAll('/', '-').replaceAll(':', '');

/** The paths that look alike from the first moment on: a picker names its subject. */
const pathsOf = (path: string): string[] =>
  path === '/reserve/:type/:id' ? [...SUBJECT_IDS.map((id) => `/reserve/:type/${id}`), path] : [path];

const never: Send = () => new Promise(() => undefined);
const nobody = { idToken: () => null, relogin: () => undefined, can: () => false } as unknown as LinePlatform;

async function draw(place: Place, path: string, env: Env): Promise<Shell> {
  const badge = import.meta.env.VITE_LIFF_ID ? null : (await import('./preview')).previewParts(env.host, env).badge;
  const shown = OWN.has(path) ? place : { ...place, element: <CardSkeleton /> };
  const page = (await shown.load?.()) as ComponentType | null;
  const html = renderToStaticMarkup(
    <ThemeProvider>
      <StaticRouter location={exampleOf(path)}>
        <App send={never} platform={nobody} settings={{ ...env, appUrl: '' }} badge={badge} places={[shown]} />
      </StaticRouter>
    </ThemeProvider>,
  );
  const title = place.title === env.clinicName ? env.clinicName : `${place.title}｜${env.clinicName}`;
  return {
    name: nameOf(path),
    title,
    paths: path === '/' ? ['/', '/index.html'] : [path],
    page: page?.name ?? null,
    html,
  };
}

/** All shells, the most special path first, as the router would choose. */
export async function drawShells(env: Env): Promise<Shell[]> {
  const places = allPlaces({ ...env, appUrl: '' }).filter(({ load, path }) => load && path !== '/index.html');
  return Promise.all(places.flatMap((place) => pathsOf(place.path).map((path) => draw(place, path, env))));
}
