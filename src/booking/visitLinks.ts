import { useHasExtra } from '../api/ClinicProvider';
import type { Reservation } from '../api/contract/reservations';
import { useReservations } from '../api/reservations';
import type { Instant } from '../domain/calendar/jst';
import { isSubjectId } from '../domain/clinic/subjects';
import { awaitsTransfer } from '../domain/money/payment';
import { stateOf } from '../domain/visit/reservation';
import { bookedReservation } from '../domain/visit/bookedReservation';
import { paths } from '../paths';

function bookAgainPath(visit: Reservation): string {
  const { subject_id: subjectId, admin_user: doctor } = visit;
  if (!isSubjectId(subjectId)) return paths.reserve;
  return stateOf(visit) === 'missed' && doctor.id !== null
    ? paths.slotsOfDoctor(subjectId, doctor.id)
    : paths.slots(subjectId);
}

export function useVisitLinks() {
  const canChange = useHasExtra('change_time');
  return (visit: Reservation) => {
    const { id, subject_id: subjectId, admin_user: doctor } = visit;
    return {
      payTo: awaitsTransfer(visit) ? paths.bankDetails(id) : paths.bill(id),
      bookTo: bookAgainPath(visit),
      /** Null if the time cannot be changed. */
      changeTo: canChange && isSubjectId(subjectId) ? paths.slotsToChange(subjectId, id, doctor.id) : null,
    };
  };
}

/** Returns the props of `AlreadyBookedNotice`, or null if the app knows of no booked reservation. */
export function useAlreadyBookedNotice(now: Instant) {
  const linksOf = useVisitLinks();
  const list = useReservations();
  const visit = list.status === 'ready' ? bookedReservation(list.data.all_reservations, now) : null;
  if (!visit) return null;
  return { start: visit.start_time, now, changeTo: linksOf(visit).changeTo, cancelTo: paths.reservationActions };
}
