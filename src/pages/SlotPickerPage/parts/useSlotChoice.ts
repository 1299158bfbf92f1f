import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clinicNow } from '../../../api/clock';
import { addDays, toJstDate, type Instant, type JstDate } from '../../../domain/jst';
import { WEEKS, readSlotChoice } from '../../../domain/slotChoice';
import { DAYS_IN_STRIP, choiceAfterMidnight, dayStrip, type StripDay } from '../../../domain/strip';

export interface SlotChoice {
  strip: StripDay[];
  week: number;
  lastWeek: boolean;
  date: JstDate;
  /** True when the address named a day that can't be shown; the first day stands instead. */
  badDate: boolean;
  /** True when midnight moved the choice on (D18). */
  movedOn: boolean;
  doctor: number | 'any';
  blockId: number | null;
  setDate: (date: JstDate) => void;
  setWeek: (week: number) => void;
  setDoctor: (doctor: number | 'any') => void;
  setBlock: (id: number) => void;
}

/**
 * Day, doctor and block, kept in the address: reload, the browser's back and a login come back to the same choice
 * (D5, D19). The strip starts on the day the page was opened (D18).
 */
export function useSlotChoice(now: Instant): SlotChoice {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // The router takes its time with a new address; what is tapped must show at once. The address only remembers.
  const [query, setQuery] = useState(address);
  const newest = useRef(query);
  const [today] = useState(() => toJstDate(clinicNow()));
  const { date: wanted, week, badDate, doctor, blockId } = readSlotChoice(query, today);
  const strip = dayStrip(today, week, now);
  const date = choiceAfterMidnight(strip, wanted);

  const change = useCallback(
    (changes: Record<string, string | null>) => {
      const next = new URLSearchParams(newest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      newest.current = next;
      setQuery(next);
      void navigate({ search: next.toString() }, { replace: true });
    },
    [navigate],
  );
  // The same functions at every drawing: the day's 400 buttons, which hold them, need not be drawn again.
  const setters = useMemo(
    () => ({
      setDate: (next: JstDate) => change({ date: next, block: null }),
      setWeek: (next: number) => change({ date: addDays(today, next * DAYS_IN_STRIP), block: null }),
      setDoctor: (next: number | 'any') => change({ doctor: next === 'any' ? null : String(next), block: null }),
      setBlock: (id: number) => change({ block: String(id) }),
    }),
    [change, today],
  );
  return {
    strip,
    week,
    lastWeek: week === WEEKS - 1,
    date,
    badDate,
    movedOn: date !== wanted,
    doctor,
    blockId,
    ...setters,
  };
}
