import { useEffect, useState } from 'react';
import { clinicNow } from '../../../device/clinicClock';
import type { FreeDays } from '../../../api/shiftDays';
import { useReadShifts } from '../../../api/shifts';
import type { VisitKind } from '../../../domain/booking/block';
import { addDays, type JstDate } from '../../../domain/calendar/jst';
import { buildDay } from '../../../domain/booking/day';

export interface DayWithRoom {
  /** Null while searching, when there is no such day, and when the search failed. */
  date: JstDate | null;
  searching: boolean;
}

const NOT_ASKED: DayWithRoom = { date: null, searching: false };

/** The days to look through; `to` is not one of them. */
interface Days {
  from: JstDate;
  to: JstDate;
}

interface Asked {
  subjectId: number;
  doctor: number | 'any';
  /** The length of the blocks. */
  kind: VisitKind | null;
  /** What is known of the days. */
  known: FreeDays;
}

/**
 * The first of some days with a free block, looked for in what is known, else by reading day after day; null `days` ask
 * for nothing. After an empty day it is the next one (§next-day-with-room), before the chosen day the one whose earliest
 * block the button books (§earliest-button).
 */
export function useDayWithRoom(days: Days | null, { subjectId, doctor, kind, known }: Asked): DayWithRoom {
  const readShifts = useReadShifts();
  const { from = null, to = '' } = days ?? {};
  const question = `${subjectId}/${from}/${to}/${doctor}/${kind}`;
  const [found, setFound] = useState<{ question: string; date: JstDate | null } | null>(null);
  useEffect(() => {
    if (from === null || kind === null) return undefined;
    const abort = new AbortController();
    const look = async () => {
      for (let date = from; date < to && !abort.signal.aborted; date = addDays(date, 1)) {
        const free = known[date];
        if (free === 0) continue;
        if (free !== undefined) return date;
        // Sequential on purpose: the first or second day nearly always has a free block.
        const { shifts } = await readShifts(subjectId, date, doctor);
        const day = buildDay(shifts, { date, now: clinicNow(), kind, subjectId });
        if (day.earliest) return date;
      }
      return null;
    };
    const tell = (date: JstDate | null) => !abort.signal.aborted && setFound({ question, date });
    // On failure no day is offered; the day strip still works.
    look().then(tell, () => tell(null));
    return () => abort.abort();
  }, [from, to, subjectId, doctor, kind, known, question, readShifts]);
  if (from === null) return NOT_ASKED;
  return found?.question === question ? { date: found.date, searching: false } : { date: null, searching: true };
}
