import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClinicProvider } from '../api/ClinicProvider';
import type { Send } from '../api/client';
import { clinicNow } from '../api/clock';
import { deleteForeignDrafts } from '../api/drafts';
import { subOf } from '../messaging/idToken';
import { PlatformProvider } from '../messaging/PlatformProvider';
import type { LinePlatform } from '../messaging/platform';
import { Frame } from './Frame';
import { preloadPages } from './lazyPage';
import { appRoutes, type RouteSettings } from './routes';

/** ms after the first drawing, when the first screen has what it asked for. */
const PREFETCH_AFTER_MS = 2000;

export interface AppProps {
  send: Send;
  platform: LinePlatform;
  settings: RouteSettings;
  /** Shown above every screen; the preview's own. */
  badge?: ReactNode;
}

/** Fetches what the next screens need, in the order in which a patient comes to it; whoever needs it tells of a failure. */
async function prefetch({ prepare }: LinePlatform): Promise<void> {
  await preloadPages();
  await prepare?.().catch(() => undefined);
}

/** The whole app below login and router: every address in its frame. Stories render it at an address of theirs. */
export function App({ send, platform, settings, badge }: AppProps) {
  // Read on the first drawing, which login has gone before; it names the drafts, it proves nothing.
  const [patient] = useState(() => subOf(platform.idToken() ?? '') ?? 'nobody');
  const routes = useMemo(() => appRoutes(settings), [settings]);
  useEffect(() => {
    const timer = setTimeout(() => void prefetch(platform), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [platform]);
  // At once, whatever else is still on its way: they are somebody else's answers and pictures.
  useEffect(() => void deleteForeignDrafts(patient, clinicNow()), [patient]);
  return (
    <PlatformProvider platform={platform}>
      <ClinicProvider send={send} patient={patient} relogin={platform.relogin}>
        {badge}
        <Routes>
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <Frame route={route} clinicName={settings.clinicName}>
                  {route.element}
                </Frame>
              }
            />
          ))}
        </Routes>
      </ClinicProvider>
    </PlatformProvider>
  );
}
