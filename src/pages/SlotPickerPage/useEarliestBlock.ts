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
  /** The shown day; null while it is read. */
  day: Day | null;
  changing?: VisitKind;
}

/** The week's earliest block (§earliest-of-strip), next free day and day marks. The day's times never wait for them. */
export function useEarliestBlock({ subjectId, strip, date, doctor, now, day, changing }: PickerState) {
  const [started, setStarted] = useState(day !== null);
  if (day && !started) setStarted(true);
  const counts = useFreeDays(started, subjectId, strip[0]?.date ?? date, doctor);
  const free = useMemo(() => {
    if (day === null || counts[day.date] === undefined) return counts;
    // For the shown day, its own blocks are counted, because they may be newer.
    return { ...counts, [day.date]: day.bands.reduce((sum, { blocks }) => sum + blocks.length, 0) };
  }, [day, counts]);
  const marks = useMemo(
    () => Object.fromEntries(Object.entries(free).map(([key, blocks]) => [key, dayMark(blocks)])),
    [free],
  );

  // Free blocks are counted for a new booking, not for the length of the visit being changed.
  const freeDays = changing
    ? []
    : strip.filter((stripDay) => !stripDay.past && free[stripDay.date]).map((stripDay) => stripDay.date);
  const firstDay = freeDays.find((freeDay) => freeDay < date) ?? null;
  const first = useDay(subjectId, day && firstDay, doctor, { now });
  const earlier: Block | null = first.status === 'ready' ? first.data.earliest : null;
  const isReading = firstDay !== null && first.status === 'loading';
  const earliest = day?.earliest && !isReading ? (earlier ?? day.earliest) : null;

  usePreloadedNeighbours({ subjectId, strip, date, doctor, ready: day !== null });
  return { marks, earliest, nextDay: freeDays.find((freeDay) => freeDay > date) ?? null };
}

type Neighbours = Pick<PickerState, 'subjectId' | 'strip' | 'date' | 'doctor'> & { ready: boolean };

/** Preloads the days before and after the shown one, once it is loaded (decision 0009). */
function usePreloadedNeighbours({ subjectId, strip, date, doctor, ready }: Neighbours) {
  const readShifts = useReadShifts();
  const at = strip.findIndex((stripDay) => stripDay.date === date);
  const [before, after] = [strip[at - 1], strip[at + 1]];
  const [previous, next] = [before?.past === false ? before.date : null, after?.date ?? null];
  useEffect(() => {
    if (!ready) return;
    // The next day first, because it is the likelier choice. A day whose read fails is read again when it is selected.
    const read = async () => {
      for (const neighbour of [next, previous]) if (neighbour !== null) await readShifts(subjectId, neighbour, doctor);
    };
    read().catch(() => undefined);
  }, [ready, subjectId, doctor, previous, next, readShifts]);
}
