import type { Send } from './client';
import { listDoctors, showDoctor } from './contract/booking';
import { preloadRead, useRead } from './useRead';

/** Loads the doctors early, because the slots move if the doctors' names arrive after the blocks. */
export const preloadDoctors = (send: Send, subjectId: number): void =>
  preloadRead(send, listDoctors, { params: { id: subjectId } });

export const useDoctors = (subjectId: number) => useRead(listDoctors, { params: { id: subjectId } });

/** The doctors' last names by id; empty until the clinic has replied. */
export function useDoctorNames(subjectId: number): Record<number, string> {
  const doctors = useDoctors(subjectId);
  return Object.fromEntries(
    doctors.status === 'ready' ? doctors.data.rows.map(({ id, lastname }) => [id, lastname]) : [],
  );
}

export const useDoctor = (doctorId: number, subjectId: number) =>
  useRead(showDoctor, { params: { id: doctorId }, query: { subject_id: subjectId } });
