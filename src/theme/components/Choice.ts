import type { CheckboxFactory, RadioFactory } from '@mantine/core';
import { extend } from '../extend';
import choice from './Choice.module.css';

/** `variant="listed"`: a row among others in one card. */
export const Checkbox = extend<CheckboxFactory>({ defaultProps: { radius: '0.375rem' }, classNames: choice });

export const Radio = extend<RadioFactory>({ classNames: choice });
