import type { ActionIconFactory } from '@mantine/core';
import { extend } from '../extend';
import actionIcon from './ActionIcon.module.css';

export const ActionIcon = extend<ActionIconFactory>({ defaultProps: { variant: 'subtle' }, classNames: actionIcon });
