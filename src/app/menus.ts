import { lazyPage } from './lazyPage';

// In chunks of their own, because the slot picker, which most links open, shows neither of them.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
