import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClinicProvider } from '../api/ClinicProvider';
import type { Known, Send } from '../api/send';
import { clinicNow } from '../api/clock';
import { forgetStrangers } from '../api/drafts';
import { subOf } from '../messaging/idToken';
import { PlatformProvider } from '../messaging/PlatformProvider';
import type { LinePlatform } from '../messaging/platform';
import { listenToReads } from './afterFirstReads';
import { Frame } from './Frame';
import { preloadPages } from './lazyPage';
import { allPlaces, type Place, type PlaceSettings } from './places';

interface AppProps {
  send: Send;
  /** What was asked for before the app had arrived. */
  known?: Known;
  platform: LinePlatform;
  settings: PlaceSettings;
  /** Shown above every screen; the preview's own. */
  badge?: ReactNode;
  /** Other addresses than the app's own. */
  places?: Place[];
  /** Fetches the client that uploads need. */
  loadClient?: () => Promise<void>;
}

/** What the next screens need, in the order in which a patient comes to it. */
async function prepare({ prepare: preparePlatform }: LinePlatform, loadClient?: () => Promise<void>): Promise<void> {
  // Quiet on failure: whoever needs it asks again, and says so.
  await preloadPages();
  await loadClient?.().catch(() => undefined);
  await preparePlatform?.();
}

const NOTHING_KNOWN: Known = { look: () => undefined, drop: () => undefined };

/** The whole app below login and router: every address in its frame. Stories render it at an address of theirs. */
export function App({
  send: sendPlain,
  known = NOTHING_KNOWN,
  platform,
  settings,
  badge,
  places,
  loadClient,
}: AppProps) {
  // Read on the first drawing, which login has gone before; it names the drafts, it proves nothing.
  const [patient] = useState(() => subOf(platform.idToken() ?? '') ?? 'nobody');
  const list = useMemo(() => places ?? allPlaces(settings), [places, settings]);
  const { send, afterFirstReads } = useMemo(() => listenToReads(sendPlain), [sendPlain]);
  useEffect(
    () =>
      afterFirstReads(() => {
        document.documentElement.removeAttribute('data-shell');
        void prepare(platform, loadClient).catch(() => undefined);
      }),
    [afterFirstReads, platform, loadClient],
  );
  // At once, whatever else is still on its way: they are somebody else's answers and pictures.
  useEffect(() => void forgetStrangers(patient, clinicNow()), [patient]);
  return (
    <PlatformProvider platform={platform}>
      <ClinicProvider send={send} known={known} patient={patient} relogin={platform.relogin}>
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
