import type { MiniCalendarFactory } from '@mantine/dates';
import { extend } from '../extend';
import miniCalendar from './MiniCalendar.module.css';

/** The weekday below each day, `金`. */
export const MiniCalendar = extend<MiniCalendarFactory>({
  defaultProps: { monthLabelFormat: 'dd' },
  classNames: miniCalendar,
});
