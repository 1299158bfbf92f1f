import type { BadgeFactory } from '@mantine/core';
import { extend } from '../extend';

/** Shows the full text: wraps instead of truncating, no upper case. */
export const Badge = extend<BadgeFactory>({
  defaultProps: { variant: 'light', h: 'auto', maw: '100%', fz: 'sm', lh: 'sm', lts: 'normal', tt: 'none' },
  styles: { label: { overflow: 'visible', whiteSpace: 'normal' } },
});
