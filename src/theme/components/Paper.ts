import type { PaperFactory } from '@mantine/core';
import { extend } from '../extend';
import paper from './Paper.module.css';

/** `variant="inset"`: a subordinate block inside a card. */
export const Paper = extend<PaperFactory>({ defaultProps: { radius: 'lg' }, classNames: paper });
