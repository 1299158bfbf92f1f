import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClinicProvider } from '../api/ClinicProvider';
import type { Send } from '../api/client';
import { PreviewBadge } from '../components/PreviewBadge/PreviewBadge';
import { PlatformProvider } from '../messaging/PlatformProvider';
import type { LinePlatform } from '../messaging/platform';
import { Frame } from './Frame';
import { allPlaces, type PlaceSettings } from './places';

interface AppProps {
  send: Send;
  platform: LinePlatform;
  settings: PlaceSettings;
}

/** The whole app below login and router: every address in its frame. Stories render it at an address of theirs. */
export function App({ send, platform, settings }: AppProps) {
  const list = useMemo(() => allPlaces(settings), [settings]);
  return (
    <PlatformProvider platform={platform}>
      <ClinicProvider send={send} relogin={platform.relogin}>
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
        {platform.kind === 'preview' && <PreviewBadge />}
      </ClinicProvider>
    </PlatformProvider>
  );
}
