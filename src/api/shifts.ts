import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { toJstDate, type JstDate } from '../domain/jst';
import { readSlotChoice } from '../domain/slotChoice';
import { isSubjectId } from '../domain/subjects';
import type { Reply } from './call';
import type { Send } from './client';
import { useSend } from './ClinicProvider';
import { clinicNow } from './clock';
import { listShifts } from './contract';
import { isReadOf, preloadRead, readKey, useRead } from './useRead';

type ShiftsReply = Reply<typeof listShifts>;

const shiftsOf = (subjectId: number, date: JstDate, doctorId: number | 'any') => ({
  params: { id: subjectId },
  query: { date, doctor_id: doctorId },
});

/** The shifts of one day and the flag for this patient; read again whenever date or doctor change (spec §4). */
export const useShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') =>
  useRead(listShifts, shiftsOf(subjectId, date, doctorId));

/** Begins the read of `useShifts` for the day that the picker's query asks for, before the picker is drawn. */
export function preloadShifts(send: Send, subjectId: number, query: URLSearchParams): void {
  if (!isSubjectId(subjectId)) return;
  const { date, doctor } = readSlotChoice(query, toJstDate(clinicNow()));
  preloadRead(send, listShifts, shiftsOf(subjectId, date, doctor));
}

type ReadShifts = (
  subjectId: number,
  date: JstDate,
  doctorId: number | 'any',
  signal?: AbortSignal,
) => Promise<ShiftsReply>;

/**
 * Reads a day's shifts as they are now, past the cache, and keeps them in it: the slot picker shows the same. Throws
 * `Failure`.
 */
export function useFreshShifts(): ReadShifts {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (subjectId, date, doctorId, signal) => {
      const input = shiftsOf(subjectId, date, doctorId);
      const reply = await send(listShifts, input, signal && { signal });
      await mutate(readKey(listShifts, input), reply, { revalidate: false });
      return reply;
    },
    [send, mutate],
  );
}

/**
 * The same outside a screen's own question, e.g. the days after an empty one, and from the cache where it is known: the
 * day is there at once when it is chosen.
 */
export function useReadShifts(): ReadShifts {
  const fresh = useFreshShifts();
  const { cache } = useSWRConfig();
  return useCallback(
    async (subjectId, date, doctorId, signal) => {
      const known = cache.get(readKey(listShifts, shiftsOf(subjectId, date, doctorId)))?.data;
      return (known as ShiftsReply | undefined) ?? fresh(subjectId, date, doctorId, signal);
    },
    [cache, fresh],
  );
}

/** Forgets every day that was read: a block has gone, and no screen may offer it once more. */
export function useForgetShifts(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate((key) => isReadOf(listShifts, key), undefined, { revalidate: false }), [mutate]);
}
