import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDoctors } from '../../api/doctors';
import { slotPicker } from '../../copy/booking';
import { common } from '../../copy/common';
import { clinicNow } from '../../device/clinicClock';
import { addDays, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';
import { WEEKS, readSlotChoice, DAYS_IN_STRIP, choiceAfterMidnight, dayStrip } from '../../domain/booking/dayStrip';

/** The chosen day, doctor and block, in the query (§choice-in-url). The strip starts on the day the page was opened. */
export function useSlotChoice(now: Instant) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // Also in the state, because a tap must show immediately and the router applies a new URL later.
  const [query, setQuery] = useState(address);
  const newest = useRef(query);
  const [today] = useState(() => toJstDate(clinicNow()));
  const { date: queryDate, week, badDate, doctor, blockId } = readSlotChoice(query, today);
  const strip = dayStrip(today, week, now);
  const date = choiceAfterMidnight(strip, queryDate);

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
  // Stable functions, so that the day's 400 buttons do not re-render.
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
    /** True when the URL's date cannot be shown and the first day is shown instead. */
    badDate,
    /** True when midnight changed the selected day. */
    movedOn: date !== queryDate,
    doctor,
    blockId,
    ...setters,
  };
}

const NO_DOCTORS: never[] = [];

/** The chosen doctor, or any doctor when that one does not treat the subject. */
export function usePickedDoctor(subjectId: number, chosen: number | 'any') {
  const doctors = useDoctors(subjectId);
  const list = doctors.status === 'ready' ? doctors.data.rows : NO_DOCTORS;
  const found = list.find((row) => row.id === chosen);
  const unavailable = chosen !== 'any' && doctors.status === 'ready' && !found;
  const doctor = unavailable ? 'any' : chosen;
  /** The last names by id when the slots show them; null for one doctor. */
  const names = useMemo(
    () => (doctor === 'any' && list.length > 0 ? Object.fromEntries(list.map((row) => [row.id, row.lastname])) : null),
    [doctor, list],
  );
  return {
    doctor,
    unavailable,
    names,
    lost: doctors.status === 'ready' ? doctors.lost : 0,
    inWords: found ? common.doctor(found.lastname) : slotPicker.anyDoctor,
    /** The text of a doctor; empty when unknown. */
    wordsOf: (id: number) => common.doctor(list.find((row) => row.id === id)?.lastname ?? ''),
    select: { doctors: list, value: doctor, onRetry: doctors.status === 'failed' ? doctors.retry : undefined },
  };
}
