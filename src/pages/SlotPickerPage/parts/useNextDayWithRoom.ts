import { useEffect, useState } from 'react';
import { clinicNow } from '../../../device/clinicClock';
import type { FreeDays } from '../../../api/shiftDays';
import { useReadShifts } from '../../../api/shifts';
import type { VisitKind } from '../../../domain/booking/block';
import { addDays, toJstDate, type JstDate } from '../../../domain/calendar/jst';
import { TIMETABLE_DAYS } from '../../../domain/booking/dayStrip';
import { buildDay } from '../../../domain/booking/day';

export interface NextDay {
  /** Null while searching, when there is no such day, and when the search failed. */
  date: JstDate | null;
  searching: boolean;
}

const NOT_ASKED: NextDay = { date: null, searching: false };

interface EmptyDay {
  subjectId: number;
  date: JstDate;
  doctor: number | 'any';
  /** The length of the blocks. */
  kind: VisitKind | null;
  /** What is known of the days. */
  known: FreeDays;
}

/**
 * The next day with a free block, looked for while the day is `empty` (§next-day-with-room): in what is known, else by
 * reading day after day.
 */
export function useNextDayWithRoom(empty: boolean, { subjectId, date: after, doctor, kind, known }: EmptyDay): NextDay {
  const readShifts = useReadShifts();
  const question = `${subjectId}/${after}/${doctor}/${kind}`;
  const [found, setFound] = useState<{ question: string; date: JstDate | null } | null>(null);
  useEffect(() => {
    if (!empty || kind === null) return undefined;
    const abort = new AbortController();
    const look = async () => {
      const end = addDays(toJstDate(clinicNow()), TIMETABLE_DAYS);
      for (let date = addDays(after, 1); date < end && !abort.signal.aborted; date = addDays(date, 1)) {
        const free = known[date];
        if (free === 0) continue;
        if (free !== undefined) return date;
        // Sequential on purpose: the first or second day nearly always has a free block.
        const { shifts } = await readShifts(subjectId, date, doctor, abort.signal);
        const day = buildDay(shifts, { date, now: clinicNow(), kind, subjectId });
        if (day.earliest) return date;
      }
      return null;
    };
    const tell = (date: JstDate | null) => !abort.signal.aborted && setFound({ question, date });
    // On failure the button is not shown; the day strip still works.
    look().then(tell, () => tell(null));
    return () => abort.abort();
  }, [empty, subjectId, after, doctor, kind, known, question, readShifts]);
  if (!empty) return NOT_ASKED;
  return found?.question === question ? { date: found.date, searching: false } : { date: null, searching: true };
}
