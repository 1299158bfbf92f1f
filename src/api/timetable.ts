import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { listDoctors, listShifts, showDoctor } from './contract';
import type { JstDate } from '../domain/jst';
import type { Reply } from './call';
import { useSend } from './ClinicProvider';
import { readKey, useRead } from './useRead';

type ShiftsReply = Reply<typeof listShifts>;

/** The doctors of a subject (spec §7). */
export const useDoctors = (subjectId: number) => useRead(listDoctors, { params: { id: subjectId } });

/** The last names of a subject's doctors by their ids; empty until they are known. */
export function useDoctorNames(subjectId: number): Record<number, string> {
  const doctors = useDoctors(subjectId);
  return Object.fromEntries(doctors.status === 'ready' ? doctors.data.map((one) => [one.id, one.lastname]) : []);
}

const shiftsOf = (subjectId: number, date: JstDate, doctorId: number | 'any') => ({
  params: { id: subjectId },
  query: { date, doctor_id: doctorId },
});

/** The shifts of one day and the flag for this patient; read again whenever date or doctor change (spec §4). */
export const useShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') =>
  useRead(listShifts, shiftsOf(subjectId, date, doctorId));

/**
 * Reads a day's shifts outside a screen's own question, e.g. the days after an empty one, and keeps them in the cache:
 * the day is there at once when it is chosen. Throws `Failure`.
 */
export function useReadShifts() {
  const send = useSend();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (subjectId: number, date: JstDate, doctorId: number | 'any', signal?: AbortSignal): Promise<ShiftsReply> => {
      const input = shiftsOf(subjectId, date, doctorId);
      const key = readKey(listShifts, input);
      const known = cache.get(key)?.data as ShiftsReply | undefined;
      if (known) return known;
      const reply = await send(listShifts, input, signal && { signal });
      await mutate(key, reply, { revalidate: false });
      return reply;
    },
    [send, cache, mutate],
  );
}

/** The doctor's name and profile, and the subject's name (spec §7). */
export const useDoctor = (doctorId: number, subjectId: number) =>
  useRead(showDoctor, { params: { id: doctorId }, query: { subject_id: subjectId } });
