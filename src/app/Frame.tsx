import { Suspense, useEffect, useRef, useState, Component, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PageHeader } from '../components/layout/PageHeader/PageHeader';
import { useGoBack } from '../components/layout/PageHeader/useGoBack';
import { Skeletons } from '../components/feedback/Skeletons/Skeletons';
import { common } from '../copy/common';
import { changedReservationIdFromQuery } from '../domain/booking/blockInUrl';
import { isSubjectId } from '../domain/clinic/subjects';
import { titles } from '../copy/app';
import classes from './Frame.module.css';
import { paths } from '../paths';
import { BottomNavigation, Tabs } from './menus';
import type { AppRoute } from './routes';
import { FailureScreen } from '../components/feedback/FailureScreen/FailureScreen';
import { crash } from '../copy/trouble';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value clears the error. */
  resetKey: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailureScreen kind="malformed" title={crash.title} onRetry={() => location.reload()} />;
  }
}

const TABS = {
  myPage: {
    label: titles.myPageTabs,
    items: [
      { label: titles.reservations, to: paths.reservations },
      { label: titles.basicInfo, to: paths.settings },
    ],
  },
  medicine: {
    label: titles.medicineTabs,
    items: [
      { label: titles.prescriptions, to: paths.medicine },
      { label: titles.inspections, to: paths.inspection },
    ],
  },
} as const;

const isUnder = (prefix: string) => (path: string) => path.startsWith(prefix);

const MENU = [
  {
    label: titles.booking,
    to: paths.reserve,
    icon: 'booking',
    match: (path: string) => ['/', '/index.html', '/reserve'].includes(path),
  },
  { label: titles.medicineMenu, to: paths.medicine, icon: 'medicine', match: isUnder('/medicine') },
  { label: titles.myPage, to: paths.reservations, icon: 'mypage', match: isUnder('/mypage') },
] as const;

export function Frame({ route, clinicName, children }: { route: AppRoute; clinicName: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const title = route.titleAt?.(query) ?? route.title;
  const note = route.noteAt?.(pathname) ?? null;
  const navigationType = useNavigationType();
  useEffect(() => {
    document.title = title === clinicName ? clinicName : `${title}｜${clinicName}`;
  }, [title, clinicName]);
  const screen = `${pathname} ${title}`;
  const lastScreen = useRef<string | null>(null);
  useEffect(() => {
    // The scroll position stays if path and title are the same, whatever the query.
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    // On the first load, Back and Forward, the browser restores the scroll position.
    if (navigationType === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [screen, navigationType]);

  // After each change of screen or step, `.new-screen` briefly blocks the second tap of a double tap.
  const stepKey = `${pathname} ${query.get('step')}`;
  const [firstStepKey, setFirstStepKey] = useState<string | null>(stepKey);
  if (firstStepKey !== null && firstStepKey !== stepKey) setFirstStepKey(null);
  // If the history has no earlier screen, Back opens the parent. During a booking, Back opens the slot picker instead.
  const subjectId = Number(query.get('subject_id'));
  const slotsPath = isSubjectId(subjectId)
    ? paths.slots(subjectId, changedReservationIdFromQuery(query))
    : paths.reserve;
  const goBack = useGoBack(route.parent && route.parent !== paths.reserve ? route.parent : slotsPath);
  const tabs = route.tabs && TABS[route.tabs];
  return (
    <div className={classes.frame}>
      <PageHeader
        title={title}
        note={note ?? undefined}
        back={route.parent ? { label: common.backToPrevious, onBack: goBack } : undefined}
        tabs={
          tabs && (
            <Suspense>
              <Tabs {...tabs} items={tabs.items.map((item) => ({ ...item, current: item.to === pathname }))} />
            </Suspense>
          )
        }
      />
      <main className={classes.main}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Skeletons shape="card" />}>
            {firstStepKey === null && <div key={stepKey} className="new-screen" />}
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      {route.menu && (
        <Suspense>
          <BottomNavigation
            label={titles.mainMenu}
            items={MENU.map(({ match, ...item }) => ({ ...item, current: match(pathname) }))}
          />
        </Suspense>
      )}
    </div>
  );
}
