import type { BadgeFactory } from '@mantine/core';
import { extend } from '../extend';
import badge from './Badge.module.css';

export const Badge = extend<BadgeFactory>({ defaultProps: { variant: 'light' }, classNames: badge });
