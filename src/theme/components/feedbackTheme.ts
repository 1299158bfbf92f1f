import type {
  AlertFactory,
  BadgeFactory,
  EmptyStateFactory,
  MantineThemeComponents,
  SkeletonFactory,
} from '@mantine/core';
import { extend } from '../extend';
import alert from './Alert.module.css';
import badge from './Badge.module.css';
import emptyState from './EmptyState.module.css';
import skeleton from './Skeleton.module.css';

/** Mantine settings for the components of `components/feedback/`. */
export const feedbackTheme: MantineThemeComponents = {
  Alert: extend<AlertFactory>({
    defaultProps: { radius: 'var(--radius-card)' },
    classNames: alert,
    vars: (_, { color = 'asagi' }) => ({
      root: { '--alert-color': `var(--mantine-color-${color}-filled)`, '--alert-bd': '1px solid currentcolor' },
    }),
  }),
  Badge: extend<BadgeFactory>({ defaultProps: { variant: 'light' }, classNames: badge }),
  EmptyState: extend<EmptyStateFactory>({ classNames: emptyState }),
  Skeleton: extend<SkeletonFactory>({ classNames: skeleton }),
};
