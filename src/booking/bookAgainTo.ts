import type { Reservation } from '../api/contract/reservations';
import { isSubjectId } from '../domain/clinic/subjects';
import { stateOf } from '../domain/visit/reservation';
import { paths } from '../paths';

/**
 * The slot picker of the reservation's subject, after a missed visit with the same doctor (§missed-by-staff); the choice
 * of subject when the app does not know it.
 */
export function bookAgainTo(one: Reservation): string {
  const { subject_id: subject, admin_user: doctor } = one;
  if (!isSubjectId(subject)) return paths.reserve;
  return stateOf(one) === 'missed' && doctor.id !== null
    ? paths.slotsOfDoctor(subject, doctor.id)
    : paths.slots(subject);
}
