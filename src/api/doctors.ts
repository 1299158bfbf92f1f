import { listDoctors, showDoctor } from './contract/booking';
import { useRead } from './useRead';

export const useDoctors = (subjectId: number) => useRead(listDoctors, { params: { id: subjectId } });

/** Empty until they are read. */
export function useDoctorNames(subjectId: number): Record<number, string> {
  const doctors = useDoctors(subjectId);
  return Object.fromEntries(doctors.status === 'ready' ? doctors.data.rows.map((one) => [one.id, one.lastname]) : []);
}

export const useDoctor = (doctorId: number, subjectId: number) =>
  useRead(showDoctor, { params: { id: doctorId }, query: { subject_id: subjectId } });
