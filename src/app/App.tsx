import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClinicProvider } from '../api/ClinicProvider';
import type { Send } from '../api/client';
import { clinicNow } from '../api/clock';
import { forgetStrangers } from '../api/drafts';
import { subOf } from '../messaging/idToken';
import { PlatformProvider } from '../messaging/PlatformProvider';
import type { LinePlatform } from '../messaging/platform';
import { Frame } from './Frame';
import { preloadPages } from './lazyPage';
import { allPlaces, type PlaceSettings } from './places';

interface AppProps {
  send: Send;
  platform: LinePlatform;
  settings: PlaceSettings;
  /** Shown above every screen; the preview's own. */
  badge?: ReactNode;
}

/** The first screen's own requests go first. */
const PRELOAD_AFTER_MS = 1500;

/** The whole app below login and router: every address in its frame. Stories render it at an address of theirs. */
export function App({ send, platform, settings, badge }: AppProps) {
  // Read on the first drawing, which login has gone before; it names the drafts, it proves nothing.
  const [patient] = useState(() => subOf(platform.idToken() ?? '') ?? 'nobody');
  const list = useMemo(() => allPlaces(settings), [settings]);
  useEffect(() => {
    const timer = setTimeout(() => void preloadPages(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => void forgetStrangers(patient, clinicNow()), [patient]);
  return (
    <PlatformProvider platform={platform}>
      <ClinicProvider send={send} patient={patient} relogin={platform.relogin}>
        {badge}
        <Routes>
          {list.map((place) => (
            <Route
              key={place.path}
              path={place.path}
              element={
                <Frame place={place} clinicName={settings.clinicName}>
                  {place.element}
                </Frame>
              }
            />
          ))}
        </Routes>
      </ClinicProvider>
    </PlatformProvider>
  );
}
