import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { JstDate } from '../domain/calendar/jst';
import { readSlotChoice } from '../domain/booking/dayStrip';
import { isSubjectId } from '../domain/clinic/subjects';
import type { Reply } from './contract/call';
import type { Send } from './client';
import { listShiftDays, listShifts } from './contract/booking';
import { isReadOf, preloadRead, readKey, useRead, useReadNow } from './useRead';

type ShiftsReply = Reply<typeof listShifts>;

const shiftsOf = (subjectId: number, date: JstDate, doctorId: number | 'any') => ({
  params: { id: subjectId },
  query: { date, doctor_id: doctorId },
});

/** The shifts of one day and this patient's kind of visit; read again when date or doctor changes. */
export const useShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') =>
  useRead(listShifts, shiftsOf(subjectId, date, doctorId));

/** Starts the read of `useShifts` for the day in the picker's query, before the picker renders. */
export function preloadShifts(send: Send, subjectId: number, query: URLSearchParams, today: JstDate): void {
  if (!isSubjectId(subjectId)) return;
  const { date, doctor } = readSlotChoice(query, today);
  preloadRead(send, listShifts, shiftsOf(subjectId, date, doctor));
}

type ReadShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') => Promise<ShiftsReply>;

/**
 * Reads a day's shifts, bypassing the cache, and stores them in it, so that the slot picker shows the same. Throws
 * `Failure`.
 */
export function useFreshShifts(): ReadShifts {
  const readNow = useReadNow();
  return useCallback((...day) => readNow(listShifts, shiftsOf(...day)), [readNow]);
}

/**
 * Reads a day's shifts, from the cache if possible, e.g. the days after an empty one, so that selecting that day is
 * instant. Throws `Failure`.
 */
export function useReadShifts(): ReadShifts {
  const fresh = useFreshShifts();
  const { cache } = useSWRConfig();
  return useCallback(
    async (...day) => {
      const known = cache.get(readKey(listShifts, shiftsOf(...day)))?.data;
      return (known as ShiftsReply | undefined) ?? fresh(...day);
    },
    [cache, fresh],
  );
}

const isOfDays = (key: unknown) => isReadOf(listShifts, key) || isReadOf(listShiftDays, key);

/** Clears all cached days after a block is lost, so that no screen offers it again. */
export function useInvalidateShifts(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isOfDays, undefined, { revalidate: false }), [mutate]);
}
