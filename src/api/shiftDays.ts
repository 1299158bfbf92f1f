import { useMemo } from 'react';
import type { JstDate } from '../domain/calendar/jst';
import { useCan } from './ClinicProvider';
import { listShiftDays } from './contract/booking';
import { useRead } from './useRead';

/** The number of free blocks of each day that is known. */
export type FreeDays = Readonly<Record<JstDate, number>>;

/**
 * How many blocks are free on each of the seven days from `from` (§day-marks); asked when `wanted`. Empty until the
 * clinic has answered, and for one that does not tell (§extras-announced).
 */
export function useFreeDays(wanted: boolean, subjectId: number, from: JstDate, doctorId: number | 'any'): FreeDays {
  const input = { params: { id: subjectId }, query: { from, doctor_id: doctorId } };
  const read = useRead(listShiftDays, useCan('shift_days') && wanted ? input : null);
  const days = read.status === 'ready' ? read.data.days : null;
  return useMemo(() => Object.fromEntries((days ?? []).map(({ date, free }) => [date, free])), [days]);
}
