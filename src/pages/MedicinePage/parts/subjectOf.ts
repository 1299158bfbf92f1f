import type { Reservation } from '../../../api/contract/reservations';
import type { Instant } from '../../../domain/calendar/jst';
import { isSubjectId, type SubjectId } from '../../../domain/clinic/subjects';

/** The subject of a prescription, from its consultation; null when that is not among the reservations. */
export function subjectOf(
  prescription: { start_time: Instant } | undefined,
  reservations: readonly Reservation[],
): SubjectId | null {
  const found = reservations.find((one) => one.start_time === prescription?.start_time);
  return found && isSubjectId(found.subject_id) ? found.subject_id : null;
}
