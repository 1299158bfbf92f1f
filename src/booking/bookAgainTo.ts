import type { Reservation } from '../api/contract/reservations';
import { isSubjectId } from '../domain/clinic/subjects';
import { paths } from '../paths';

/** The slot picker of the reservation's subject, or the choice of subject when the app does not know it. */
export const bookAgainTo = ({ subject_id }: Reservation): string =>
  paths.backToSlots(isSubjectId(subject_id) ? subject_id : null);
