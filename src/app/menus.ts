import { lazyPage } from './lazyPage';

// Separate chunks, because the slot picker, where most links lead, shows neither.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
