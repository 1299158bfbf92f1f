import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { VisitKind } from '../domain/booking/block';
import { buildDay, type Day } from '../domain/booking/day';
import type { Instant, JstDate } from '../domain/calendar/jst';
import { readSlotChoice } from '../domain/booking/dayStrip';
import type { Loadable } from '../domain/loadable';
import type { Reply } from './contract/call';
import type { Send } from './client';
import { useHasExtra } from './ClinicProvider';
import { listShiftDays, listShifts } from './contract/booking';
import { isReadOf, preloadRead, readKey, useRead, useReadNow } from './useRead';

type ShiftsReply = Reply<typeof listShifts>;

const shiftsInput = (subjectId: number, date: JstDate, doctorId: number | 'any') => ({
  params: { id: subjectId },
  query: { date, doctor_id: doctorId },
});

/** `kind` decides the length of a block. To change a reservation's time, pass the reservation's kind. */
export const dayOf = (
  { shifts, kind: clinicKind }: ShiftsReply,
  { kind = clinicKind, ...options }: { subjectId: number; date: JstDate; now: Instant; kind?: VisitKind },
): Day => buildDay(shifts, { kind, ...options });

/** If `date` is null, nothing is read. */
export function useDay(
  subjectId: number,
  date: JstDate | null,
  doctorId: number | 'any',
  { now, kind }: { now: Instant; kind?: VisitKind },
): Loadable<Day> {
  const read = useRead(listShifts, date === null ? null : shiftsInput(subjectId, date, doctorId));
  const reply = read.status === 'ready' ? read.data : null;
  const day = useMemo(
    () => (reply === null || date === null ? null : dayOf(reply, { subjectId, date, now, kind })),
    [reply, subjectId, date, now, kind],
  );
  if (read.status !== 'ready' || day === null) return read.status === 'failed' ? read : { status: 'loading' };
  const { lost, readFailure, reload } = read;
  return { status: 'ready', data: day, lost, refreshing: false, readFailure, reload };
}

export type FreeDays = Readonly<Record<JstDate, number>>;

/** The number of free blocks on each of the seven days from `from`; {} before the clinic replies. */
export function useFreeDays(enabled: boolean, subjectId: number, from: JstDate, doctorId: number | 'any'): FreeDays {
  const input = { params: { id: subjectId }, query: { from, doctor_id: doctorId } };
  const read = useRead(listShiftDays, useHasExtra('shift_days') && enabled ? input : null);
  const days = read.status === 'ready' ? read.data.days : null;
  return useMemo(() => Object.fromEntries((days ?? []).map(({ date, free }) => [date, free])), [days]);
}

export function preloadShifts(send: Send, subjectId: number, query: URLSearchParams, today: JstDate): void {
  const { date, doctor } = readSlotChoice(query, today);
  preloadRead(send, listShifts, shiftsInput(subjectId, date, doctor));
}

type ReadShifts = (subjectId: number, date: JstDate, doctorId: number | 'any') => Promise<ShiftsReply>;

/** Reads from the clinic, even if the shifts are cached. */
export function useReadFreshShifts(): ReadShifts {
  const readNow = useReadNow();
  return useCallback((...day) => readNow(listShifts, shiftsInput(...day)), [readNow]);
}

export function useReadShifts(): ReadShifts {
  const readFreshShifts = useReadFreshShifts();
  const { cache } = useSWRConfig();
  return useCallback(
    async (...day) => {
      const cachedReply = cache.get(readKey(listShifts, shiftsInput(...day)))?.data;
      return (cachedReply as ShiftsReply | undefined) ?? readFreshShifts(...day);
    },
    [cache, readFreshShifts],
  );
}

const isShiftRead = (key: unknown) => isReadOf(listShifts, key) || isReadOf(listShiftDays, key);

/** Clears the cached shifts, because some of the cached blocks may be taken by now. */
export function useInvalidateShifts(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isShiftRead, undefined, { revalidate: false }), [mutate]);
}
