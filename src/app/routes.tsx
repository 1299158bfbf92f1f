import type { ReactNode } from 'react';
import { Navigate, matchRoutes, type Params } from 'react-router-dom';
import type { Send } from '../api/client';
import { preloadDoctors } from '../api/doctors';
import { preloadMedicines } from '../api/medicines';
import { preloadReservations } from '../api/reservations';
import { preloadShifts } from '../api/shifts';
import { subjectTitles } from '../copy/booking';
import { titles } from '../copy/app';
import { clinicNow } from '../device/clinicClock';
import { toJstDate } from '../domain/calendar/jst';
import { isSubjectId } from '../domain/clinic/subjects';
import type { Env } from './env';
import { lazyPage, type LazyPage } from './lazyPage';
import { BottomNavigation, Tabs } from './menus';
import { paths, patterns } from '../paths';

const HomePage = lazyPage(() => import('../pages/HomePage/HomePage'), 'HomePage');
const ReservePage = lazyPage(() => import('../pages/ReservePage/ReservePage'), 'ReservePage');
const SlotPickerPage = lazyPage(() => import('../pages/SlotPickerPage/SlotPickerPage'), 'SlotPickerPage');
const ChosenBlockLayout = lazyPage(() => {
  // Nearly every booking starts on the confirm screen, so the chunk of that screen loads with the layout's chunk.
  void ConfirmPage.loadChunkOrNull();
  return import('./ChosenBlockLayout');
}, 'ChosenBlockLayout');
const ConfirmPage = lazyPage(() => import('../pages/ConfirmPage/ConfirmPage'), 'ConfirmPage');
const QuestionnairePage = lazyPage(() => import('../pages/QuestionnairePage/QuestionnairePage'), 'QuestionnairePage');
const RegisterPage = lazyPage(() => import('../pages/RegisterPage/RegisterPage'), 'RegisterPage');
const ReservationsPage = lazyPage(() => import('../pages/ReservationsPage/ReservationsPage'), 'ReservationsPage');
const SettingsPage = lazyPage(() => import('../pages/SettingsPage/SettingsPage'), 'SettingsPage');
const MedicinePage = lazyPage(() => import('../pages/MedicinePage/MedicinePage'), 'MedicinePage');
const InspectionsPage = lazyPage(() => import('../pages/InspectionsPage/InspectionsPage'), 'InspectionsPage');
const InfoPage = lazyPage(() => import('../pages/InfoPage/InfoPage'), 'InfoPage');
const AddressesPage = lazyPage(() => import('../pages/AddressesPage/AddressesPage'), 'AddressesPage');
const FilesPage = lazyPage(() => import('../pages/FilesPage/FilesPage'), 'FilesPage');
const MessagesPage = lazyPage(() => import('../pages/MessagesPage/MessagesPage'), 'MessagesPage');
const PaymentsPage = lazyPage(() => import('../pages/PaymentsPage/PaymentsPage'), 'PaymentsPage');
const BillPage = lazyPage(() => import('../pages/BillPage/BillPage'), 'BillPage');
const PayPage = lazyPage(() => import('../pages/PayPage/PayPage'), 'PayPage');
const PaymentResultPage = lazyPage(() => import('../pages/PaymentResultPage/PaymentResultPage'), 'PaymentResultPage');
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage/NotFoundPage'), 'NotFoundPage');

export interface AppRoute {
  path: string;
  title: string;
  /** Returns the title of the step in `query`, or null if that step shows `title`. */
  titleAt?: (query: URLSearchParams) => string | null;
  /** The text under the title. */
  noteAt?: (pathname: string) => string | null;
  tabs?: 'myPage' | 'medicine';
  /**
   * The path that Back opens if the history has no earlier screen.
   * In a booking, Back opens the slot picker instead.
   * A screen without `parent` has no back button.
   */
  parent?: string;
  /** True for a screen with the bottom navigation. */
  menu?: boolean;
  element: ReactNode;
  load?: () => Promise<unknown>;
  preload?: (send: Send, id: number, query: URLSearchParams) => void;
}

interface LayoutRoute {
  element: ReactNode;
  load: () => Promise<unknown>;
  children: AppRoute[];
}

export type RouteSettings = Pick<Env, 'clinicName' | 'psychiatryUrl' | 'termsUrl' | 'costs'> & {
  contact?: Env['contact'];
  friendUrl?: string | null;
  /** The app's URL in LINE, without a trailing slash. */
  appUrl?: string;
};

const screen = <P extends object>(Page: LazyPage<P>, props: NoInfer<P>) => ({
  element: <Page {...props} />,
  load: Page.loadChunkOrNull,
});

function subjectTitleAt(pathname: string): string | null {
  const id = Number(/(\d+)\/?$/.exec(pathname)?.[1]);
  return isSubjectId(id) ? subjectTitles[id] : null;
}

/** The order of the routes does not matter, because the router prefers static segments (§screen-routes). */
export function appRoutes(settings: RouteSettings): (AppRoute | LayoutRoute)[] {
  const { clinicName, psychiatryUrl, termsUrl, friendUrl = null, costs, appUrl = location.origin } = settings;
  const home = { title: clinicName, menu: true, ...screen(HomePage, { psychiatryUrl }), preload: preloadReservations };
  return [
    { path: paths.home, ...home },
    { path: '/index.html', ...home },
    {
      path: paths.reserve,
      title: titles.booking,
      menu: true,
      ...screen(ReservePage, { costs }),
      preload: preloadReservations,
    },
    {
      ...screen(ChosenBlockLayout, { cancelFee: costs.cancelFee }),
      children: [
        {
          path: patterns.confirm,
          title: titles.confirm,
          parent: paths.reserve,
          ...screen(ConfirmPage, { termsUrl, costs }),
          preload: preloadReservations,
        },
        {
          path: patterns.diagnose,
          title: titles.diagnose,
          parent: paths.reserve,
          ...screen(QuestionnairePage, { kind: 'initial' }),
        },
        {
          path: patterns.rediagnose,
          title: titles.rediagnose,
          parent: paths.reserve,
          ...screen(QuestionnairePage, { kind: 'repeat' }),
        },
        { path: patterns.register, title: titles.register, parent: paths.reserve, ...screen(RegisterPage, {}) },
      ],
    },
    {
      path: patterns.slots,
      title: titles.slotPicker,
      noteAt: subjectTitleAt,
      parent: paths.reserve,
      ...screen(SlotPickerPage, {}),
      preload: (send, id, query) => {
        if (!isSubjectId(id)) return;
        preloadShifts(send, id, query, toJstDate(clinicNow()));
        preloadDoctors(send, id);
        preloadReservations(send);
      },
    },
    {
      path: paths.reservations,
      title: titles.reservations,
      tabs: 'myPage',
      menu: true,
      ...screen(ReservationsPage, { clinicName, appUrl, friendUrl, cancelFee: costs.cancelFee }),
      preload: preloadReservations,
    },
    // Only old links contain these two paths.
    { path: '/mypage', title: titles.reservations, element: <Navigate to={paths.reservations} replace /> },
    { path: '/mypage/order', title: titles.reservations, element: <Navigate to={paths.reservations} replace /> },
    {
      path: paths.settings,
      title: titles.basicInfo,
      tabs: 'myPage',
      menu: true,
      ...screen(SettingsPage, { clinicName, appUrl }),
    },
    { path: paths.info, title: titles.basicInfo, parent: paths.settings, ...screen(InfoPage, {}) },
    { path: paths.addresses, title: titles.addresses, parent: paths.settings, ...screen(AddressesPage, {}) },
    { path: paths.files, title: titles.files, parent: paths.settings, ...screen(FilesPage, {}) },
    { path: paths.messages, title: titles.messages, parent: paths.settings, ...screen(MessagesPage, { friendUrl }) },
    { path: paths.payment, title: titles.payment, parent: paths.reservations, ...screen(PaymentsPage, {}) },
    { path: patterns.bill, title: titles.bill, parent: paths.payment, ...screen(BillPage, {}) },
    {
      path: patterns.deliver,
      title: titles.deliver,
      titleAt: (query) => (query.get('step') === 'bank' ? titles.bank : null),
      parent: paths.payment,
      ...screen(PayPage, {}),
    },
    {
      path: paths.medicine,
      title: titles.prescriptions,
      tabs: 'medicine',
      menu: true,
      ...screen(MedicinePage, {}),
      preload: (send) => {
        preloadMedicines(send);
        preloadReservations(send);
      },
    },
    {
      path: paths.inspection,
      title: titles.inspections,
      tabs: 'medicine',
      menu: true,
      ...screen(InspectionsPage, {}),
    },
    {
      path: paths.paymentDone,
      title: titles.paymentDone,
      parent: paths.reservations,
      ...screen(PaymentResultPage, { result: 'success', clinicName }),
    },
    {
      path: paths.paymentCancelled,
      title: titles.paymentCancelled,
      parent: paths.reservations,
      ...screen(PaymentResultPage, { result: 'cancel', clinicName }),
    },
    { path: '*', title: titles.notFound, parent: paths.reserve, ...screen(NotFoundPage, {}) },
  ];
}

type Routes = ReturnType<typeof appRoutes>;

/** Every path has a route, because the last route matches all paths. */
const matchAt = (routes: Routes, pathname: string) =>
  matchRoutes(routes, pathname)?.at(-1) as { route: AppRoute; params: Params };

export const screenAt = (routes: Routes, pathname: string): AppRoute => matchAt(routes, pathname).route;

export async function loadRouteAt(settings: RouteSettings, pathname: string): Promise<void> {
  const routes = appRoutes(settings);
  const { tabs, menu } = screenAt(routes, pathname);
  const screens = matchRoutes(routes, pathname)?.map(({ route }) => route.load?.()) ?? [];
  await Promise.all([...screens, tabs && Tabs.loadChunkOrNull(), menu && BottomNavigation.loadChunkOrNull()]);
}

export function preloadRouteAt(settings: RouteSettings, { pathname, search }: Location, send: Send): void {
  const { route, params } = matchAt(appRoutes(settings), pathname);
  route.preload?.(send, Number(params['id']), new URLSearchParams(search));
}
