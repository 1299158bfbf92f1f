import { useState } from 'react';
import { findChangeable } from '../domain/visit/bookedReservation';
import { clinicNow } from '../device/clinicClock';
import { listReservations, type Reservation } from '../api/contract/reservations';
import { useRead } from '../api/useRead';
import type { Loadable } from '../domain/loadable';

/** `none`: the booking moves no reservation. `unknown`: no reservation with this id can be moved. */
export type ReservationChange =
  | { status: 'none' | 'loading' | 'unknown' }
  | Extract<Loadable<Reservation>, { status: 'failed' }>
  | { status: 'ready'; reservation: Reservation };

export function useReservationChange(id: number | null, subjectId: number): ReservationChange {
  const list = useRead(listReservations, id === null ? null : {});
  // `previous` keeps the reservation on the screen, because moving a reservation clears the cached list.
  const [previous, setPrevious] = useState<{ id: number; reservation: Reservation | null } | null>(null);
  if (id === null) return { status: 'none' };
  const last = previous?.id === id ? previous : null;
  if (list.status !== 'ready' && !last) return list;
  const reservation =
    list.status === 'ready'
      ? findChangeable(list.data.all_reservations, id, subjectId, clinicNow())
      : last?.reservation;
  if (last?.reservation !== reservation) setPrevious({ id, reservation: reservation ?? null });
  return reservation ? { status: 'ready', reservation } : { status: 'unknown' };
}
