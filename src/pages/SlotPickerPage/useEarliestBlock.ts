import { useEffect, useMemo, useState } from 'react';
import { useDay, useFreeDays, useReadShifts } from '../../api/shifts';
import type { Block, VisitKind } from '../../domain/booking/block';
import { type Day, dayMark } from '../../domain/booking/day';
import type { StripDay } from '../../domain/booking/dayStrip';
import type { Instant, JstDate } from '../../domain/calendar/jst';

interface PickerState {
  subjectId: number;
  strip: readonly StripDay[];
  date: JstDate;
  doctor: number | 'any';
  now: Instant;
  /** Null while the app reads the day. */
  day: Day | null;
  /** The visit kind of the reservation that the patient moves; undefined for a new booking. */
  movedKind?: VisitKind;
}

/**
 * Finds the earliest free block of the seven days shown (§earliest-of-strip).
 * Reads the counts of free blocks only after the first slots have appeared.
 */
export function useEarliestBlock({ subjectId, strip, date, doctor, now, day, movedKind }: PickerState) {
  const [hasShownDay, setHasShownDay] = useState(day !== null);
  if (day && !hasShownDay) setHasShownDay(true);
  const counts = useFreeDays(hasShownDay, subjectId, strip[0]?.date ?? date, doctor);
  const freeCounts = useMemo(() => {
    if (day === null || counts[day.date] === undefined) return counts;
    // For the shown day, takes the number of blocks on the screen, because the clinic's count may be older.
    return { ...counts, [day.date]: day.bands.reduce((sum, { blocks }) => sum + blocks.length, 0) };
  }, [day, counts]);
  const marks = useMemo(
    () => Object.fromEntries(Object.entries(freeCounts).map(([key, count]) => [key, dayMark(count)])),
    [freeCounts],
  );

  // The counts are for blocks as long as a new reservation. A moved reservation may have another length.
  const freeDays = movedKind
    ? []
    : strip.filter((stripDay) => !stripDay.isPast && freeCounts[stripDay.date]).map((stripDay) => stripDay.date);
  const earlierDay = freeDays.find((freeDay) => freeDay < date) ?? null;
  const earlierDayRead = useDay(subjectId, day && earlierDay, doctor, { now });
  const earlierBlock: Block | null = earlierDayRead.status === 'ready' ? earlierDayRead.data.earliest : null;
  const isReading = earlierDay !== null && earlierDayRead.status === 'loading';
  const earliest = day?.earliest && !isReading ? (earlierBlock ?? day.earliest) : null;

  usePreloadedNeighbours({ subjectId, strip, date, doctor, isReady: day !== null });
  return { marks, earliest, nextDay: freeDays.find((freeDay) => freeDay > date) ?? null };
}

type PreloadOptions = Pick<PickerState, 'subjectId' | 'strip' | 'date' | 'doctor'> & { isReady: boolean };

/** Preloading lets the days beside the chosen day appear sooner (decision 0009). */
function usePreloadedNeighbours({ subjectId, strip, date, doctor, isReady }: PreloadOptions) {
  const readShifts = useReadShifts();
  const index = strip.findIndex((stripDay) => stripDay.date === date);
  const [before, after] = [strip[index - 1], strip[index + 1]];
  const [previous, next] = [before?.isPast === false ? before.date : null, after?.date ?? null];
  useEffect(() => {
    if (!isReady) return;
    // Reads the next day first, because patients choose it more often than the previous day.
    const read = async () => {
      for (const neighbour of [next, previous]) if (neighbour !== null) await readShifts(subjectId, neighbour, doctor);
    };
    read().catch(() => undefined); // Ignores a failure, because a chosen day is read again.
  }, [isReady, subjectId, doctor, previous, next, readShifts]);
}
