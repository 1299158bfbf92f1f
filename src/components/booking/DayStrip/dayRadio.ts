import { slotPicker } from '../../../copy/booking';
import { formatMonthDay, formatWeekday } from '../../../domain/calendar/jst';
import type { StripDay } from '../../../domain/booking/dayStrip';
import type { DayMark } from '../../../domain/booking/day';

/** Sundays and holidays red, Saturdays blue (§strip-holidays). */
const toneOf = ({ weekday, holiday }: StripDay) =>
  holiday || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined;

/** The props that make a day of Mantine's strip a radio with its Japanese name, its tone and its mark (§day-marks). */
export function dayRadio(day: StripDay, checked: boolean, mark: DayMark | undefined) {
  const room = mark && !day.past ? slotPicker.room[mark] : null;
  const words = room?.words ?? null;
  return {
    role: 'radio',
    'aria-checked': checked,
    'aria-label': slotPicker.dayName(formatMonthDay(day.date), formatWeekday(day.date), day.holiday, words),
    'data-tone': toneOf(day),
    'data-mark': room ? mark : undefined,
    'data-sign': room?.sign,
    disabled: day.past,
  };
}
