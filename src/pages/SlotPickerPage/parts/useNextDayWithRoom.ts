import { useEffect, useState } from 'react';
import { useReadShifts } from '../../../api/timetable';
import { appointmentTypeOf } from '../../../domain/block';
import { addDays, type Instant, type JstDate } from '../../../domain/jst';
import { buildDay } from '../../../domain/slots';

/** How far to look: the clinic keeps its timetable four weeks ahead. */
const DAYS = 27;

interface Asked {
  subjectId: number;
  after: JstDate;
  doctor: number | 'any';
  now: Instant;
}

/** The next day with a free block after an empty one, looked for a day at a time; null while or when there is none (E8). */
export function useNextDayWithRoom(asked: Asked | null): JstDate | null {
  const readShifts = useReadShifts();
  const [found, setFound] = useState<{ key: string; date: JstDate } | null>(null);
  const key = asked && [asked.subjectId, asked.after, asked.doctor].join('/');
  useEffect(() => {
    if (asked === null || key === null) return undefined;
    const abort = new AbortController();
    const look = async () => {
      for (let ahead = 1; ahead <= DAYS && !abort.signal.aborted; ahead += 1) {
        const date = addDays(asked.after, ahead);
        // One after the other on purpose: the first or second day nearly always has room.
        // oxlint-disable-next-line no-await-in-loop
        const { shifts, flag } = await readShifts(asked.subjectId, date, asked.doctor, abort.signal);
        const day = buildDay(shifts, {
          date,
          now: asked.now,
          type: appointmentTypeOf(flag),
          subjectId: asked.subjectId,
        });
        if (day.earliest) return setFound({ key, date });
      }
    };
    // Without an answer the button simply does not appear; the day strip is still there.
    look().catch(() => undefined);
    return () => abort.abort();
    // The clock ticks while we look; a new minute is no new question.
  }, [key]);
  return found !== null && found.key === key ? found.date : null;
}
