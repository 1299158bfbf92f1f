import type { EmptyStateFactory } from '@mantine/core';
import { extend } from '../extend';

export const EmptyState = extend<EmptyStateFactory>({
  defaultProps: { px: 'card', py: 'xl' },
  styles: { body: { width: '100%' } },
  vars: () => ({
    root: {
      '--empty-state-gap': 'var(--mantine-spacing-sm)',
      '--empty-state-title-fz': 'min(1.125rem, 9vw)',
      '--empty-state-description-fz': '1rem',
    },
  }),
});
