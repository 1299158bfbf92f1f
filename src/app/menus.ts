import { lazyPage } from './lazyPage';

// In files of their own, because the slot picker, where most links lead, has neither.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
