import { ActionIcon, Box, Group, Text, Title } from '@mantine/core';
import { MiniCalendar } from '@mantine/dates';
import { useRovingIndex } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { slotPicker } from '../../../copy/booking';
import { formatMonthDay, formatWeekday, type JstDate } from '../../../domain/calendar/jst';
import { formatMonths, type StripDay } from '../../../domain/booking/dayStrip';
import type { DayMark } from '../../../domain/booking/day';

const toneOf = ({ weekday, holiday }: StripDay) =>
  holiday || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined;

function dayRadioProps(day: StripDay, checked: boolean, mark: DayMark | undefined) {
  const vacancy = mark && !day.isPast ? slotPicker.vacancy[mark] : null;
  const words = vacancy?.words ?? null;
  return {
    role: 'radio',
    'aria-checked': checked,
    'aria-label': slotPicker.dayName(formatMonthDay(day.date), formatWeekday(day.date), day.holiday, words),
    'data-tone': toneOf(day),
    'data-mark': vacancy ? mark : undefined,
    'data-sign': vacancy?.sign,
    disabled: day.isPast,
  };
}

interface DayStripProps {
  days: readonly StripDay[];
  selected: JstDate;
  /** 日ごとの空きの印（空きがわからない日を除く） */
  marks?: Readonly<Record<JstDate, DayMark>>;
  onSelect: (date: JstDate) => void;
  /** 省くと、「前の週」は押せません */
  onPreviousWeek?: () => void;
  onNextWeek?: () => void;
}

const RADIOGROUP = { days: { role: 'radiogroup', 'aria-label': slotPicker.dates } };
const ARROW_BUTTON = { component: ActionIcon };
const STRIP = { containerType: 'inline-size', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' } as const;
const NO_MARKS = {};

/** 1週間の中から日付を選ぶカレンダー（§strip-seven-days、§strip-holidays、§day-marks） */
export function DayStrip({ days, selected, marks = NO_MARKS, onSelect, onPreviousWeek, onNextWeek }: DayStripProps) {
  const holidays = days.filter((day) => day.holiday);
  const checkedIndex = days.findIndex((day) => day.date === selected && !day.isPast);
  const { getItemProps } = useRovingIndex({
    total: days.length,
    orientation: 'both',
    activateOnFocus: true,
    // If no day is selected, Tab focuses the first day that can be selected.
    focusedIndex: checkedIndex === -1 ? days.findIndex((day) => !day.isPast) : checkedIndex,
    isItemDisabled: (index) => days[index]?.isPast ?? true,
  });
  const dayProps = (date: JstDate) => {
    const index = days.findIndex((day) => day.date === date);
    const day = days[index];
    return day ? { ...getItemProps({ index }), ...dayRadioProps(day, date === selected, marks[date]) } : {};
  };
  return (
    <Box display="grid" style={STRIP}>
      <Title
        order={2}
        aria-live="polite"
        px="xs"
        fz="min(1rem, 7vw)"
        ta="center"
        textWrap="balance"
        style={{ gridArea: '1 / 2', wordBreak: 'keep-all' }}
      >
        {formatMonths(days)}
      </Title>
      <MiniCalendar
        display="contents"
        attributes={RADIOGROUP}
        date={days[0]?.date}
        numberOfDays={days.length}
        value={selected}
        onChange={onSelect}
        getDayProps={dayProps}
        onPrevious={onPreviousWeek}
        onNext={onNextWeek}
        previousControlProps={{
          ...ARROW_BUTTON,
          'aria-label': slotPicker.previousWeek,
          disabled: !onPreviousWeek,
          children: <IconChevronLeft aria-hidden />,
        }}
        nextControlProps={{
          ...ARROW_BUTTON,
          'aria-label': slotPicker.nextWeek,
          disabled: !onNextWeek,
          children: <IconChevronRight aria-hidden />,
        }}
      />
      {holidays.length > 0 && (
        <Group gap="0 1rem" mt={4} style={{ gridColumn: '1 / -1' }}>
          {holidays.map((day) => (
            <Text key={day.date} span size="sm" c="red">{`${formatMonthDay(day.date)} ${day.holiday}`}</Text>
          ))}
        </Group>
      )}
    </Box>
  );
}
