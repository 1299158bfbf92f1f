import type { CarouselFactory } from '@mantine/carousel';
import type { ListFactory, MantineThemeComponents, SimpleGridFactory } from '@mantine/core';
import type { MiniCalendarFactory } from '@mantine/dates';
import { extend } from '../extend';
import carousel from './Carousel.module.css';
import list from './List.module.css';
import miniCalendar from './MiniCalendar.module.css';

/** Mantine settings for the components of `components/booking/`. */
export const bookingTheme: MantineThemeComponents = {
  /** The weekday below each day, `金`. */
  MiniCalendar: extend<MiniCalendarFactory>({
    defaultProps: { monthLabelFormat: 'dd' },
    classNames: miniCalendar,
  }),
  /** Without Mantine's English roles; dots and pause button are our own. */
  Carousel: extend<CarouselFactory>({
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
  }),
  List: extend<ListFactory>({ defaultProps: { spacing: 'xs' }, classNames: list }),
  SimpleGrid: extend<SimpleGridFactory>({ defaultProps: { spacing: 'xs' } }),
};
