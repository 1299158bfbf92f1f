import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { BottomNavigation } from '../components/BottomNavigation/BottomNavigation';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { useGoBack } from '../components/PageHeader/useGoBack';
import { CardSkeleton } from '../components/Skeletons/Skeletons';
import { common } from '../copy/common';
import { places } from '../copy/places';
import { ErrorBoundary } from './ErrorBoundary';
import classes from './Frame.module.css';
import { paths } from './paths';
import type { Place } from './places';

const TABS = {
  myPage: {
    label: places.myPageTabs,
    items: [
      { label: places.reservations, to: paths.reservations },
      { label: places.basicInfo, to: paths.other },
    ],
  },
  medicine: {
    label: places.medicineTabs,
    items: [
      { label: places.prescriptions, to: paths.medicine },
      { label: places.inspections, to: paths.inspection },
    ],
  },
} as const;

const MENU = [
  {
    label: places.booking,
    to: paths.reserve,
    icon: 'booking',
    on: (path: string) => ['/', '/index.html', '/reserve'].includes(path),
  },
  {
    label: places.medicineMenu,
    to: paths.medicine,
    icon: 'medicine',
    on: (path: string) => path.startsWith('/medicine'),
  },
  { label: places.myPage, to: paths.reservations, icon: 'mypage', on: (path: string) => path.startsWith('/mypage') },
] as const;

/** Header, tabs and bottom navigation around a screen; after a move the page starts at its top, focus on its title. */
export function Frame({ place, clinicName, children }: { place: Place; clinicName: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const title = place.titleAt?.(new URLSearchParams(search)) ?? place.title;
  const type = useNavigationType();
  useEffect(() => {
    document.title = title === clinicName ? clinicName : `${title}｜${clinicName}`;
  }, [title, clinicName]);
  const screen = `${pathname} ${title}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    // A choice kept in the query is no move: the patient stays where they are.
    if (before.current === screen) return;
    before.current = screen;
    // A fresh load and the browser's own back keep the place the browser chose.
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [screen, type]);

  const goBack = useGoBack(place.parent ?? paths.reserve);
  const tabs = place.tabs && {
    label: TABS[place.tabs].label,
    items: TABS[place.tabs].items.map((item) => ({ ...item, current: item.to === pathname })),
  };
  return (
    <div className={classes.frame}>
      <PageHeader
        title={title}
        {...(place.parent && { back: { label: common.backToPrevious, onBack: goBack } })}
        {...(tabs && { tabs })}
      />
      <main className={classes.main}>
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<CardSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {place.menu && (
        <BottomNavigation
          label={places.mainMenu}
          items={MENU.map(({ on, ...item }) => ({ ...item, current: on(pathname) }))}
        />
      )}
    </div>
  );
}
