import { useCan } from '../api/ClinicProvider';
import { useReservations } from '../api/reservations';
import type { Instant } from '../domain/calendar/jst';
import { reservationInTheWay } from '../domain/visit/shown';
import { isSubjectId } from '../domain/clinic/subjects';
import { paths } from '../paths';

/**
 * The reservation that keeps the patient from booking another, as its notice shows it, with the ways to change or cancel
 * it (§duplicate-told-early); null when there is none or it is unknown.
 */
export function useHeldReservation(now: Instant) {
  const changeTime = useCan('change_time');
  const list = useReservations();
  const held = list.status === 'ready' ? reservationInTheWay(list.data.all_reservations, now) : null;
  if (!held) return null;
  const { id, subject_id: subjectId, admin_user: doctor, start_time: start } = held;
  const changeTo = changeTime && isSubjectId(subjectId) ? paths.slotsToChange(subjectId, id, doctor.id) : null;
  return { start, now, changeTo, cancelTo: paths.reservationActions };
}
