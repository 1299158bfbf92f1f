import type { PaperFactory } from '@mantine/core';
import { extend } from '../extend';
import paper from './Paper.module.css';

/** `variant="inset"`: a subordinate block inside a card; `rows`: a list, with a line between its rows. */
export const Paper = extend<PaperFactory>({ defaultProps: { radius: 'lg' }, classNames: paper });
