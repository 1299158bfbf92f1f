import { useState } from 'react';
import { changeable } from '../domain/visit/heldReservation';
import { clinicNow } from '../device/clinicClock';
import { listReservations, type Reservation } from '../api/contract/reservations';
import { useRead } from '../api/useRead';
import type { Loadable } from '../domain/loadable';

/** The reservation being changed; `none` in an ordinary booking, `unknown` when there is none to change. */
export type ReservationChange =
  | { status: 'none' | 'loading' | 'unknown' }
  | Extract<Loadable<Reservation>, { status: 'failed' }>
  | { status: 'held'; reservation: Reservation };

export function useReservationChange(id: number | null, subjectId: number): ReservationChange {
  const list = useRead(listReservations, id === null ? null : {});
  // A change clears the list: the last known state is kept until it is read again, so that the text does not flicker.
  const [known, setKnown] = useState<{ id: number; reservation: Reservation | null } | null>(null);
  if (id === null) return { status: 'none' };
  const last = known?.id === id ? known : null;
  if (list.status !== 'ready' && !last) return list;
  const reservation =
    list.status === 'ready' ? changeable(list.data.all_reservations, id, subjectId, clinicNow()) : last?.reservation;
  if (last?.reservation !== reservation) setKnown({ id, reservation: reservation ?? null });
  return reservation ? { status: 'held', reservation } : { status: 'unknown' };
}
