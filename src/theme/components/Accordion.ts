import type { AccordionFactory } from '@mantine/core';
import { extend } from '../extend';
import accordion from './Accordion.module.css';

/** `variant="plain"`: inside a card, without its own edge. */
export const Accordion = extend<AccordionFactory>({
  defaultProps: {
    chevronIconSize: '1.5rem',
    transitionDuration: 150,
    keepMounted: true,
    keepMountedMode: 'display-none',
  },
  classNames: accordion,
});
