import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { JstDate } from '../domain/calendar/jst';
import { readSlotChoice } from '../domain/booking/dayStrip';
import { isSubjectId } from '../domain/clinic/subjects';
import type { Reply } from './contract/call';
import type { Send } from './client';
import { useSend, type Replies } from './ClinicProvider';
import { listShiftDays, listShifts } from './contract/booking';
import { isReadOf, preloadRead, readKey, useRead } from './useRead';

type ShiftsReply = Reply<typeof listShifts>;

const shiftsOf = (subjectId: number, date: JstDate, doctorId: number | 'any') => ({
  params: { id: subjectId },
  query: { date, doctor_id: doctorId },
});

/** The shifts of one day and this patient's kind of visit; read again when date or doctor changes. */
export const useShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') =>
  useRead(listShifts, shiftsOf(subjectId, date, doctorId));

/** Starts the read of `useShifts` for the day in the picker's query, before the picker renders. */
export async function preloadShifts(
  send: Send,
  subjectId: number,
  query: URLSearchParams,
  today: JstDate,
): Promise<Replies> {
  if (!isSubjectId(subjectId)) return {};
  const { date, doctor } = readSlotChoice(query, today);
  return preloadRead(send, listShifts, shiftsOf(subjectId, date, doctor));
}

type ReadShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') => Promise<ShiftsReply>;

/**
 * Reads a day's shifts, bypassing the cache, and stores them in it, so that the slot picker shows the same. Throws
 * `Failure`.
 */
export function useFreshShifts(): ReadShifts {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (subjectId, date, doctorId) => {
      const input = shiftsOf(subjectId, date, doctorId);
      const reply = await send(listShifts, input);
      await mutate(readKey(listShifts, input), reply, { revalidate: false });
      return reply;
    },
    [send, mutate],
  );
}

/**
 * Reads a day's shifts, from the cache if possible, e.g. the days after an empty one, so that selecting that day is
 * instant. Throws `Failure`.
 */
export function useReadShifts(): ReadShifts {
  const fresh = useFreshShifts();
  const { cache } = useSWRConfig();
  return useCallback(
    async (subjectId, date, doctorId) => {
      const known = cache.get(readKey(listShifts, shiftsOf(subjectId, date, doctorId)))?.data;
      return (known as ShiftsReply | undefined) ?? fresh(subjectId, date, doctorId);
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
