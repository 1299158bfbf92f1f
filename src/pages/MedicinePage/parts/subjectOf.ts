import type { Reservation } from '../../../api/contract';
import { parseInstant } from '../../../domain/jst';
import { isSubjectId, type SubjectId } from '../../../domain/subjects';

/** The subject of a prescription, from its consultation; null when that is not among the reservations. */
export function subjectOf(
  prescription: { start_time: string } | undefined,
  reservations: readonly Reservation[],
): SubjectId | null {
  const start = parseInstant(prescription?.start_time ?? '');
  const found = reservations.find((one) => start !== null && parseInstant(one.start_time) === start);
  return found && isSubjectId(found.subject_id) ? found.subject_id : null;
}
