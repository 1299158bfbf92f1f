import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { slotPicker } from '../../../copy/slotPickerCopy';
import type { Block } from '../../../domain/block';
import { formatDay, formatDayTime, type Instant, type JstDate } from '../../../domain/jst';
import type { NextDay } from './useNextDayWithRoom';

interface EarliestBarProps {
  date: JstDate;
  now: Instant;
  isToday: boolean;
  loading: boolean;
  earliest: Block | null;
  chosen: Block | null;
  nextDay: NextDay;
  onBook: (block: Block) => void;
  onSeeDay: (date: JstDate) => void;
}

/**
 * The footer: books the earliest block of the day, or links to the next day that has one (§earliest-button,
 * §next-day-with-room).
 */
export function EarliestBar(props: EarliestBarProps) {
  const { date, now, isToday, loading, earliest, chosen, nextDay, onBook, onSeeDay } = props;
  if (loading) {
    return (
      <ActionBar>
        <MainButton busy>{slotPicker.loading}</MainButton>
      </ActionBar>
    );
  }
  if (earliest === null) {
    const { date: nextDate } = nextDay;
    return (
      <ActionBar status={isToday ? slotPicker.nothingToday : slotPicker.nothingThatDay}>
        {nextDay.searching ? (
          // Keeps the place of the button, so that the bar does not jump under a thumb.
          <MainButton variant="outline" busy>
            {slotPicker.loading}
          </MainButton>
        ) : (
          nextDate && (
            <MainButton variant="outline" onClick={() => onSeeDay(nextDate)}>
              {slotPicker.seeNextDay(formatDay(nextDate, now))}
            </MainButton>
          )
        )}
      </ActionBar>
    );
  }
  const status = chosen && slotPicker.chosen(formatDayTime(chosen.start_time, now));
  return (
    <ActionBar status={status}>
      <MainButton onClick={() => onBook(earliest)}>
        {slotPicker.bookEarliest(formatDay(date, now), earliest.startTime)}
      </MainButton>
    </ActionBar>
  );
}
