import { useEffect } from 'react';
import { useReadShifts } from '../../../api/shifts';
import type { JstDate } from '../../../domain/calendar/jst';
import type { StripDay } from '../../../domain/booking/dayStrip';

/** Prefetches the days before and after the shown one, once that is loaded. */
export function usePreloadedNeighbours(
  ready: boolean,
  subjectId: number,
  date: JstDate,
  doctor: number | 'any',
  strip: StripDay[],
) {
  const readShifts = useReadShifts();
  const at = strip.findIndex((day) => day.date === date);
  const [before, after] = [strip[at - 1], strip[at + 1]];
  const [previous, next] = [before?.past === false ? before.date : null, after?.date ?? null];
  useEffect(() => {
    if (!ready) return;
    // The next day first, as the likelier choice. A failed day is read again when it is selected.
    const read = async () => {
      for (const day of [next, previous]) if (day !== null) await readShifts(subjectId, day, doctor);
    };
    read().catch(() => undefined);
  }, [ready, subjectId, doctor, previous, next, readShifts]);
}
