import type { CheckboxFactory, RadioFactory } from '@mantine/core';
import { extend } from '../extend';
import choice from './Choice.module.css';

/** The row shows the ring of the control that it holds. */
const attributes = { root: { 'data-ring': true } };

/** `variant="listed"`: a row among others in one card. */
export const Checkbox = extend<CheckboxFactory>({
  defaultProps: { radius: '0.375rem', attributes },
  classNames: choice,
  vars: (_, { variant }) => ({
    root: {
      '--checkbox-size': variant === 'listed' ? 'min(1.625rem, 40px)' : '1.5rem',
      '--checkbox-icon-color': 'var(--mantine-color-white)',
    },
  }),
});

export const Radio = extend<RadioFactory>({
  defaultProps: { variant: 'outline', size: 'md', attributes },
  classNames: choice,
});
