import { lazyPage } from './lazyPage';

// Lazy, because most links to the app open the slot picker, and the slot picker shows no menu.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
