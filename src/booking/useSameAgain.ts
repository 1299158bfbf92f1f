import { useReservations } from '../api/reservations';
import { home } from '../copy/app';
import { subjectTiles } from '../copy/booking';
import { common } from '../copy/common';
import type { Instant } from '../domain/calendar/jst';
import { lastVisitIfNoneBooked } from '../domain/visit/history';
import { paths } from '../paths';

/** The props of the card that books the last doctor again (§same-again). */
export function useSameAgain(now: Instant) {
  const list = useReservations();
  const last = list.status === 'ready' ? lastVisitIfNoneBooked(list.data.all_reservations, now) : null;
  if (!last) return null;
  const { subjectId, doctorId, doctor } = last;
  return {
    title: home.again,
    text: home.againWith(subjectTiles[subjectId], common.doctor(doctor)),
    to: paths.slotsOfDoctor(subjectId, doctorId),
  };
}
