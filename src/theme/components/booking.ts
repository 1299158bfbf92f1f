import type { CarouselFactory } from '@mantine/carousel';
import type { ListFactory, MantineThemeComponents, SimpleGridFactory } from '@mantine/core';
import type { MiniCalendarFactory } from '@mantine/dates';
import { extend } from '../extend';
import carousel from './Carousel.module.css';
import list from './List.module.css';
import miniCalendar from './MiniCalendar.module.css';

/** How Mantine looks in the clinic: the components that `components/booking/` builds on. */
export const bookingTheme: MantineThemeComponents = {
  /** Under each day stands its weekday, `金`. */
  MiniCalendar: extend<MiniCalendarFactory>({
    defaultProps: { monthLabelFormat: 'dd' },
    classNames: miniCalendar,
  }),
  /** Its root and slides without their English roles; dots and a pause button are ours. */
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
