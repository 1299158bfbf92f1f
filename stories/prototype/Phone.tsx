import { clear } from 'idb-keyval';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { logIn } from '../../src/api/login';
import { App } from '../../src/app/App';
import { connect } from '../../src/app/enter';
import { preloadPages } from '../../src/app/lazyPage';
import { LoginFailure } from '../../src/app/LoginFailure';
import { storageIdOf } from '../../src/messaging/idToken';
import { Starting } from './Starting';
import { settings } from '../support/inApp';
import { DepartureSheet } from './DepartureSheet';
import type { Departure } from './departure';
import type { PhoneParent } from './phoneParent';
import { prototypePlatform } from './prototypePlatform';

/** Simulates a restore from the back/forward cache, so that the app reads the clinic's data again. */
const simulateReturn = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

interface TrackerProps {
  reportPath: (path: string) => void;
  reportBack: (goBack: () => void) => void;
}

/** Reports the path and the router's back function to `Phone`, which is outside `MemoryRouter`. */
function Tracker({ reportPath, reportBack }: TrackerProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => reportPath(`${pathname}${search}`), [reportPath, pathname, search]);
  useEffect(() => reportBack(() => void navigate(-1)), [reportBack, navigate]);
  return null;
}

/** Starts the app as in `main.tsx`, with the clinic of the surrounding page. */
export function Phone({ phoneParent }: { phoneParent: PhoneParent }) {
  const [start, setStart] = useState({ count: 0, address: '/' });
  const [departure, setDeparture] = useState<Departure | null>(null);
  const goBack = useRef(() => {});

  const restart = useCallback((to: string) => {
    setDeparture(null);
    setStart(({ count }) => ({ count: count + 1, address: to }));
  }, []);
  const reload = useCallback(() => restart(phoneParent.currentPath()), [phoneParent, restart]);
  const platform = useMemo(
    () => prototypePlatform({ phoneParent, depart: setDeparture, reload }),
    [phoneParent, reload],
  );

  useEffect(() => {
    phoneParent.connect({
      preloaded: preloadPages(),
      refresh: simulateReturn,
      restart,
      back: () => goBack.current(),
      setTextSize: (percent) => (document.documentElement.style.fontSize = percent === '100' ? '' : `${percent}%`),
      async deleteStoredData() {
        for (const store of [localStorage, sessionStorage])
          for (const key of Object.keys(store)) if (key.startsWith('clinic:')) store.removeItem(key);
        await clear();
      },
    });
  }, [phoneParent, restart]);

  const reportBack = useCallback((back: () => void) => void (goBack.current = back), []);

  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (content: ReactNode) => isCurrent && setScreen(content);
    show(<Starting />);
    const connection: Parameters<typeof connect>[0] = {
      patient: storageIdOf(platform.idToken()),
      apiBaseUrl: '/api',
      uid: platform.idToken,
      reloginOnce: platform.reloginOnce,
      fetch: (input, init) => phoneParent.fetch(new Request(input, init)),
    };
    logIn(connect(connection), platform.accessToken() ?? '', platform.inClient()).then(
      (extras) =>
        show(
          <MemoryRouter initialEntries={[start.address]}>
            <App
              send={connect({ ...connection, extras })}
              extras={extras}
              platform={platform}
              settings={settings}
              badge={<Tracker reportPath={phoneParent.reportPath} reportBack={reportBack} />}
            />
          </MemoryRouter>,
        ),
      (error: unknown) => show(<LoginFailure {...settings} error={error} onRetry={reload} relogin={reload} />),
    );
    return () => {
      isCurrent = false;
    };
  }, [phoneParent, platform, start, reportBack, reload]);

  return (
    <>
      <Fragment key={start.count}>{screen}</Fragment>
      {departure && (
        <DepartureSheet
          departure={departure}
          sendRequest={phoneParent.openOutsidePage}
          onReturn={(to) => {
            if (to !== null) return restart(to);
            setDeparture(null);
            simulateReturn();
          }}
        />
      )}
    </>
  );
}
