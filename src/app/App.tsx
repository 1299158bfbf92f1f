import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ClinicProvider } from '../api/ClinicProvider';
import type { Send } from '../api/client';
import { clinicNow } from '../device/clinicClock';
import { isOpenable } from '../domain/url';
import type { Extra } from '../api/contract/extras';
import { forgetForeignAndExpiredData } from '../device/drafts';
import { storageIdOf } from '../messaging/idToken';
import { ContactContext } from '../components/feedback/ContactWays/contactContext';
import { LoginContext } from '../components/feedback/FailureNotice/loginContext';
import { ClockContext } from '../components/visit/Countdown/Countdown';
import { PlatformProvider } from '../messaging/PlatformProvider';
import type { LinePlatform } from '../messaging/platform';
import { loadObjectScenes } from '../components/feedback/Illustration/Illustration';
import { Frame } from './Frame';
import { preloadPages } from './lazyPage';
import { appRoutes, screenAt, type RouteSettings } from './routes';

/** The prefetch must not delay the requests of the first screen. */
const PREFETCH_AFTER_MS = 2000;

export interface AppProps {
  send: Send;
  /** The optional parts of the contract that the host announced. */
  extras: ReadonlySet<Extra>;
  platform: LinePlatform;
  settings: RouteSettings;
  /** Only preview builds set a badge. */
  badge?: ReactNode;
}

/** Ignores errors, because each screen loads its missing parts itself. */
async function prefetch({ prepare }: LinePlatform): Promise<void> {
  await preloadPages();
  await loadObjectScenes();
  await prepare?.().catch(() => undefined);
}

function Screens({ settings }: { settings: RouteSettings }) {
  const routes = useMemo(() => appRoutes(settings), [settings]);
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  return (
    <Frame route={screenAt(routes, pathname)} clinicName={settings.clinicName}>
      {screen}
    </Frame>
  );
}

/** The caller provides the router, so that a story can render any URL. */
export function App({ send, extras, platform: linePlatform, settings, badge }: AppProps) {
  // The app opens only safe URLs, because a host may send unsafe URLs.
  const platform = useMemo<LinePlatform>(
    () => ({
      ...linePlatform,
      openExternal: (url) => void (isOpenable(url, location.origin) && linePlatform.openExternal(url)),
    }),
    [linePlatform],
  );
  const [patient] = useState(() => storageIdOf(platform.idToken()));
  useEffect(() => {
    const timer = setTimeout(() => void prefetch(platform), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [platform]);
  // The data of other patients must be deleted at once, without the delay of the prefetch.
  useEffect(() => void forgetForeignAndExpiredData(patient, clinicNow()), [patient]);
  const { contact } = settings;
  const clinicContact = useMemo(() => (contact ? { contact, open: platform.openExternal } : null), [contact, platform]);
  return (
    <PlatformProvider platform={platform}>
      <ClinicProvider send={send} extras={extras} patient={patient} relogin={platform.relogin}>
        <LoginContext value={platform.relogin}>
          <ContactContext value={clinicContact}>
            <ClockContext value={clinicNow}>
              {badge}
              <Screens settings={settings} />
            </ClockContext>
          </ContactContext>
        </LoginContext>
      </ClinicProvider>
    </PlatformProvider>
  );
}
