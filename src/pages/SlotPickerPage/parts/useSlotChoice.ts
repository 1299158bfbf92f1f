import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clinicNow } from '../../../api/clock';
import { DAY_MS, addDays, isJstDate, startOfJstDate, toJstDate, type Instant, type JstDate } from '../../../domain/jst';
import { DAYS_IN_STRIP, choiceAfterMidnight, dayStrip, type StripDay } from '../../../domain/strip';

/** Weeks that can be looked at: the clinic's timetable is kept this far ahead, and a hand-made date has an end too. */
const WEEKS = 8;

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

const wholeNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/**
 * Day, doctor and block, kept in the address: reload, the browser's back and a login come back to the same choice
 * (D5, D19). The strip starts on the day the page was opened (D18).
 */
export function useSlotChoice(now: Instant): SlotChoice {
  const [address, setAddress] = useSearchParams();
  // The router takes its time with a new address; what is tapped must show at once. The address only remembers.
  const [query, setQuery] = useState(address);
  const [today] = useState(() => toJstDate(clinicNow()));
  const asked = query.get('date');
  const daysAhead =
    asked !== null && isJstDate(asked) ? (startOfJstDate(asked) - startOfJstDate(today)) / DAY_MS : null;
  const known = daysAhead !== null && daysAhead >= 0 && daysAhead < WEEKS * DAYS_IN_STRIP;
  const week = known ? Math.floor(daysAhead / DAYS_IN_STRIP) : 0;
  const strip = dayStrip(today, week, now);
  const wanted = known && asked !== null ? asked : (strip[0]?.date ?? today);
  const date = choiceAfterMidnight(strip, wanted);

  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next);
    setAddress(next, { replace: true });
  };
  return {
    strip,
    week,
    lastWeek: week === WEEKS - 1,
    date,
    badDate: asked !== null && !known,
    movedOn: date !== wanted,
    doctor: wholeNumber(query.get('doctor')) ?? 'any',
    blockId: wholeNumber(query.get('block')),
    setDate: (next) => change({ date: next, block: null }),
    setWeek: (next) => change({ date: addDays(today, next * DAYS_IN_STRIP), block: null }),
    setDoctor: (next) => change({ doctor: next === 'any' ? null : String(next), block: null }),
    setBlock: (id) => change({ block: String(id) }),
  };
}
