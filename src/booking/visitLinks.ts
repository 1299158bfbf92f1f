import { useCan } from '../api/ClinicProvider';
import type { Reservation } from '../api/contract/reservations';
import { useReservations } from '../api/reservations';
import type { Instant } from '../domain/calendar/jst';
import { isSubjectId } from '../domain/clinic/subjects';
import { awaitsTransfer } from '../domain/money/payment';
import { stateOf } from '../domain/visit/reservation';
import { reservationInTheWay } from '../domain/visit/heldReservation';
import { paths } from '../paths';

function bookAgainTo(visit: Reservation): string {
  const { subject_id: subject, admin_user: doctor } = visit;
  if (!isSubjectId(subject)) return paths.reserve;
  return stateOf(visit) === 'missed' && doctor.id !== null
    ? paths.slotsOfDoctor(subject, doctor.id)
    : paths.slots(subject);
}

export function useVisitLinks() {
  const canChange = useCan('change_time');
  return (visit: Reservation) => {
    const { id, subject_id: subject, admin_user: doctor } = visit;
    return {
      payTo: awaitsTransfer(visit) ? paths.bankDetails(id) : paths.bill(id),
      /** The slot picker of its subject; after a missed visit with the same doctor. */
      bookTo: bookAgainTo(visit),
      /** Null where its time cannot be changed. */
      changeTo: canChange && isSubjectId(subject) ? paths.slotsToChange(subject, id, doctor.id) : null,
    };
  };
}

/**
 * Props of `AlreadyBookedNotice`, for the reservation that keeps the patient from booking another; null when there is
 * none or it is unknown.
 */
export function useHeldReservation(now: Instant) {
  const linksOf = useVisitLinks();
  const list = useReservations();
  const held = list.status === 'ready' ? reservationInTheWay(list.data.all_reservations, now) : null;
  return held && { start: held.start_time, now, changeTo: linksOf(held).changeTo, cancelTo: paths.reservationActions };
}
