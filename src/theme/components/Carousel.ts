import type { CarouselFactory } from '@mantine/carousel';
import { extend } from '../extend';
import carousel from './Carousel.module.css';

/** Without Mantine's English roles; dots and pause button are our own. */
export const Carousel = extend<CarouselFactory>({
  defaultProps: {
    withControls: false,
    withIndicators: false,
    withKeyboardEvents: false,
    attributes: {
      root: { role: undefined, 'aria-roledescription': undefined },
      slide: { 'aria-roledescription': undefined },
    },
    emblaOptions: { loop: true, duration: 15, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
  },
  classNames: carousel,
});
