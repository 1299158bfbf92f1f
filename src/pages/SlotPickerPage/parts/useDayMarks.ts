import { useMemo, useState } from 'react';
import { useFreeDays, type FreeDays } from '../../../api/shiftDays';
import { type Day, dayMark, type DayMark } from '../../../domain/booking/day';
import type { JstDate } from '../../../domain/calendar/jst';

interface Week {
  subjectId: number;
  /** The first day of the strip. */
  from: JstDate;
  doctor: number | 'any';
}

/**
 * How much of each day is free (§day-marks). Asked after the first times, which never wait for it. The day that is shown
 * counts itself: its times may be newer.
 */
export function useDayMarks(
  shown: Day | null,
  { subjectId, from, doctor }: Week,
): { free: FreeDays; marks: Readonly<Record<JstDate, DayMark>> } {
  const [begun, setBegun] = useState(shown !== null);
  if (shown && !begun) setBegun(true);
  const told = useFreeDays(begun, subjectId, from, doctor);
  return useMemo(() => {
    const counted = shown?.bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
    const isTold = shown !== null && told[shown.date] !== undefined;
    const free = isTold ? { ...told, [shown.date]: counted ?? 0 } : told;
    const marks = Object.fromEntries(Object.entries(free).map(([date, blocks]) => [date, dayMark(blocks)]));
    return { free, marks };
  }, [shown, told]);
}
