import type { ListFactory } from '@mantine/core';
import { extend } from '../extend';
import list from './List.module.css';

/** Bullets stand outside the text and grow with it. */
export const List = extend<ListFactory>({
  defaultProps: { spacing: 'xs' },
  classNames: list,
  vars: () => ({
    root: {
      '--list-lh': '1.6',
      '--list-marker-gap': 'max(var(--mantine-spacing-md), 0.9375rem)',
    } as Record<string, string>,
  }),
});
