import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { slotPicker } from '../../../copy/booking';
import type { Block } from '../../../domain/booking/block';
import { formatDay, formatDayTime, formatTime, type Instant, type JstDate } from '../../../domain/calendar/jst';
import type { NextDay } from './useNextDayWithRoom';

interface EarliestBarProps {
  date: JstDate;
  now: Instant;
  loading: boolean;
  earliest: Block | null;
  chosen: Block | null;
  nextDay: NextDay;
  /** True once the patient looks for a later time: the button steps back. */
  quiet: boolean;
  onBook: (block: Block) => void;
  onSeeDay: (date: JstDate) => void;
}

/**
 * The footer: books the earliest block of the day, or links to the next day that has one (§earliest-button,
 * §next-day-with-room).
 */
export function EarliestBar(props: EarliestBarProps) {
  const { date, now, loading, earliest, chosen, nextDay, quiet, onBook, onSeeDay } = props;
  // Keeps the place of the button during the search, so that the bar does not jump under a thumb.
  if (loading || nextDay.searching) {
    return (
      <ActionBar>
        <MainButton busy>{slotPicker.loading}</MainButton>
      </ActionBar>
    );
  }
  if (earliest === null) {
    const { date: nextDate } = nextDay;
    if (nextDate === null) return null;
    return (
      <ActionBar>
        <MainButton onClick={() => onSeeDay(nextDate)}>{slotPicker.seeNextDay(formatDay(nextDate, now))}</MainButton>
      </ActionBar>
    );
  }
  const status = chosen && slotPicker.chosen(formatDayTime(chosen.start_time, now));
  return (
    <ActionBar status={status}>
      <MainButton variant={quiet ? 'outline' : 'main'} onClick={() => onBook(earliest)}>
        {slotPicker.bookEarliest(formatDay(date, now), formatTime(earliest.start_time))}
      </MainButton>
    </ActionBar>
  );
}
