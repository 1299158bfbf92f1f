import type { AlertFactory } from '@mantine/core';
import { extend } from '../extend';
import alert from './Alert.module.css';

export const Alert = extend<AlertFactory>({
  defaultProps: { radius: 'var(--radius-card)' },
  classNames: alert,
  vars: (_, { color = 'asagi' }) => ({
    root: { '--alert-color': `var(--mantine-color-${color}-filled)`, '--alert-bd': '1px solid currentcolor' },
  }),
});
