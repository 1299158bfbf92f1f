import { lazyPage } from './lazyPage';

// Both are in separate chunks: most links open the slot picker, which shows neither.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
