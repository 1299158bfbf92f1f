import { useRovingIndex } from '@mantine/hooks';
import { slotPicker } from '../../../copy/slotPickerCopy';
import { formatMonthDay, formatWeekday, type JstDate } from '../../../domain/jst';
import type { DayMark, StripDay } from '../../../domain/strip';

const toneOf = ({ weekday, holiday }: StripDay) =>
  holiday || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined;

/** The props that make each day of Mantine's strip a radio with its Japanese name, arrow keys, tone and mark. */
export function useDayRadios(
  days: readonly StripDay[],
  selected: JstDate,
  marks: Readonly<Record<JstDate, DayMark>>,
): (date: JstDate) => Record<string, unknown> {
  const checked = days.findIndex((day) => day.date === selected && !day.past);
  const { getItemProps } = useRovingIndex({
    total: days.length,
    orientation: 'both',
    activateOnFocus: true,
    // With no day selected, Tab enters the group at the first selectable day.
    focusedIndex: checked === -1 ? days.findIndex((day) => !day.past) : checked,
    isItemDisabled: (index) => days[index]?.past ?? true,
  });
  return (date) => {
    const index = days.findIndex((day) => day.date === date);
    const day = days[index];
    if (!day) return {};
    const mark = day.past ? undefined : marks[date];
    const room = mark && slotPicker.room[mark];
    return {
      ...getItemProps({ index }),
      role: 'radio',
      'aria-checked': date === selected,
      'aria-label': slotPicker.dayName(formatMonthDay(date), formatWeekday(date), day.holiday, room?.words ?? null),
      'data-tone': toneOf(day),
      'data-mark': mark,
      'data-sign': room?.sign,
      disabled: day.past,
    };
  };
}
