import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDoctors } from '../../api/doctors';
import { slotPicker } from '../../copy/booking';
import { common } from '../../copy/common';
import { clinicNow } from '../../device/clinicClock';
import { addDays, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';
import { LAST_WEEK, readSlotChoice, DAYS_IN_STRIP, dateOrFirstNotPast, dayStrip } from '../../domain/booking/dayStrip';

/** Keeps the chosen day, doctor and block in the URL (§choice-in-url). */
export function useSlotChoice(now: Instant) {
  const [urlQuery] = useSearchParams();
  const navigate = useNavigate();
  // This copy of the query changes at once after a tap. The router changes the URL later.
  const [query, setQuery] = useState(urlQuery);
  const newestQuery = useRef(query);
  const [openedOn] = useState(() => toJstDate(clinicNow()));
  const { date: queryDate, week, isDateUnbookable, doctor, blockId } = readSlotChoice(query, openedOn);
  const strip = dayStrip(openedOn, week, now);
  const date = dateOrFirstNotPast(strip, queryDate);

  const changeQuery = useCallback(
    (changes: Record<string, string | null>) => {
      const next = new URLSearchParams(newestQuery.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      newestQuery.current = next;
      setQuery(next);
      void navigate({ search: next.toString() }, { replace: true });
    },
    [navigate],
  );
  // Memoized, so that hundreds of slots do not re-render.
  const setters = useMemo(
    () => ({
      setDate: (next: JstDate) => changeQuery({ date: next, block: null }),
      setWeek: (next: number) => changeQuery({ date: addDays(openedOn, next * DAYS_IN_STRIP), block: null }),
      setDoctor: (next: number | 'any') => changeQuery({ doctor: next === 'any' ? null : String(next), block: null }),
      setBlock: (id: number) => changeQuery({ block: String(id) }),
    }),
    [changeQuery, openedOn],
  );
  return {
    strip,
    week,
    isLastWeek: week === LAST_WEEK,
    date,
    /** True if the date in the URL cannot be booked. Then `date` is today. */
    isDateUnbookable,
    /** True if the chosen day has ended since the screen opened. Then `date` is today. */
    isDayOver: date !== queryDate,
    doctor,
    blockId,
    ...setters,
  };
}

const NO_DOCTORS: never[] = [];

/** If the chosen doctor does not treat the subject, `doctor` is `any`. */
export function useChosenDoctor(subjectId: number, chosenId: number | 'any') {
  const doctors = useDoctors(subjectId);
  const list = doctors.status === 'ready' ? doctors.data.rows : NO_DOCTORS;
  const chosenDoctor = list.find((row) => row.id === chosenId);
  const isUnavailable = chosenId !== 'any' && doctors.status === 'ready' && !chosenDoctor;
  const doctor = isUnavailable ? 'any' : chosenId;
  const showsNames = doctor === 'any' && (doctors.status === 'loading' || list.length > 0);
  /** The doctors' last names by id; null if a doctor is chosen or no doctor could be read. */
  const names = useMemo(
    () => (showsNames ? Object.fromEntries(list.map((row) => [row.id, row.lastname])) : null),
    [showsNames, list],
  );
  return {
    doctor,
    isUnavailable,
    names,
    lost: doctors.status === 'ready' ? doctors.lost : 0,
    doctorText: chosenDoctor ? common.doctor(chosenDoctor.lastname) : slotPicker.anyDoctor,
    /** Empty if the doctor is not in the list. */
    doctorTextOf: (id: number) => common.doctor(list.find((row) => row.id === id)?.lastname ?? ''),
    select: { doctors: list, value: doctor, onRetry: doctors.status === 'failed' ? doctors.retry : undefined },
  };
}
