import type { ButtonFactory } from '@mantine/core';
import { extend } from '../extend';
import button from './Button.module.css';

/** `size="lg"` is a screen's main action; `data-disabled` one that says why it waits (§blocked-says-why). */
export const Button = extend<ButtonFactory>({
  classNames: button,
  vars: (_, { size, 'data-disabled': blocked }) => ({
    root: {
      '--button-height': size === 'lg' ? 'var(--target-main)' : 'var(--target-least)',
      '--button-fz': '1rem',
      ...(blocked && {
        '--mantine-color-disabled': 'var(--color-blocked)',
        '--mantine-color-disabled-color': 'var(--color-ink)',
      }),
    },
  }),
});
