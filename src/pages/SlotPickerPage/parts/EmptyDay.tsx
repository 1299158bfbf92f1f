import { OutcomeScreen } from '../../../components/feedback/OutcomeScreen/OutcomeScreen';
import { slotPicker } from '../../../copy/booking';
import type { DayWithRoom } from './useDayWithRoom';

interface EmptyDayProps {
  isToday: boolean;
  nextDay: DayWithRoom;
}

/** A day without a free block; the footer leads to the next one that has one (§next-day-with-room). */
export function EmptyDay({ isToday, nextDay }: EmptyDayProps) {
  return (
    <OutcomeScreen
      picture="calendar-empty"
      title={isToday ? slotPicker.nothingToday : slotPicker.nothingThatDay}
      live="status"
      {...(nextDay.date === null && !nextDay.searching && { text: slotPicker.otherWays })}
    />
  );
}
