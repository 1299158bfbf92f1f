import { listDoctors, showDoctor } from './contract/booking';
import { useRead } from './useRead';

/** The doctors of a subject. */
export const useDoctors = (subjectId: number) => useRead(listDoctors, { params: { id: subjectId } });

/** The last names of a subject's doctors by id; empty until they are read. */
export function useDoctorNames(subjectId: number): Record<number, string> {
  const doctors = useDoctors(subjectId);
  return Object.fromEntries(doctors.status === 'ready' ? doctors.data.rows.map((one) => [one.id, one.lastname]) : []);
}

/** The doctor's name and profile, and the subject's name. */
export const useDoctor = (doctorId: number, subjectId: number) =>
  useRead(showDoctor, { params: { id: doctorId }, query: { subject_id: subjectId } });
