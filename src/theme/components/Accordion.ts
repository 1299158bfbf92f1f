import type { AccordionFactory } from '@mantine/core';
import { extend } from '../extend';
import accordion from './Accordion.module.css';

export const Accordion = extend<AccordionFactory>({
  defaultProps: {
    chevronIconSize: '1.5rem',
    chevronSize: '1.5rem',
    transitionDuration: 150,
    keepMounted: true,
    keepMountedMode: 'display-none',
  },
  classNames: accordion,
});
