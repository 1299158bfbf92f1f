import { lazyPage } from './lazyPage';

// Both load lazily: most links to the app open the slot picker, and it shows neither the navigation nor the tabs.
export const BottomNavigation = lazyPage(
  () => import('../components/layout/BottomNavigation/BottomNavigation'),
  'BottomNavigation',
);
export const Tabs = lazyPage(() => import('../components/layout/PageHeader/Tabs'), 'Tabs');
