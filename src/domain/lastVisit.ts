import type { Instant } from './jst';
import { reservationInTheWay } from './reservationInTheWay';
import type { Visit } from './visitTimes';
import { stateOf, type ReservationFlags } from './reservationState';
import { isSubjectId, type SubjectId } from './subjects';

interface Visited extends ReservationFlags, Visit {
  subject_id: number;
  admin_user: { id: number | null; lastname: string };
}

/** What the patient may book once more with one tap. */
export interface LastVisit {
  subjectId: SubjectId;
  /** Null where the clinic does not say whose it was. */
  doctorId: number | null;
  /** The doctor's last name; empty where it is not known. */
  doctor: string;
}

/**
 * Subject and doctor of the latest finished consultation (§same-again); null when there is none of today's subjects, and
 * while a reservation is held, because it keeps the patient from booking another (§one-reservation).
 */
export function lastVisit(reservations: readonly Visited[], now: Instant): LastVisit | null {
  if (reservationInTheWay(reservations, now)) return null;
  const [latest] = reservations
    .filter((one) => one.finish && stateOf(one) !== 'cancelled')
    .sort((a, b) => b.start_time - a.start_time);
  if (!latest || !isSubjectId(latest.subject_id)) return null;
  const { id: doctorId, lastname: doctor } = latest.admin_user;
  return { subjectId: latest.subject_id, doctorId, doctor };
}
