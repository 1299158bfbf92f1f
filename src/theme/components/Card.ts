import type { CardFactory } from '@mantine/core';
import { extend } from '../extend';
import card from './Card.module.css';

/** May be a link itself. */
export const Card = extend<CardFactory>({ defaultProps: { withBorder: true, padding: 'card' }, classNames: card });
