import type { AlertFactory } from '@mantine/core';
import { extend } from '../extend';

export const Alert = extend<AlertFactory>({
  defaultProps: { radius: 'lg', px: 'card', py: 'sm' },
  // Focus rings extend beyond what it holds.
  styles: { root: { overflow: 'visible' }, body: { minWidth: 0 }, message: { overflow: 'visible' } },
  vars: (_, { color = 'asagi' }) => ({
    root: { '--alert-bd': `1px solid var(--mantine-color-${color}-filled)` },
  }),
});
