import { useState } from 'react';
import { changeOf, type ChangeOf } from '../domain/changeTime';
import { clinicNow } from '../device/clinicClock';
import { listReservations, type Reservation } from '../api/contract';
import { useRead, type Loadable } from '../api/useRead';

/** The reservation being changed; `none` in an ordinary booking. */
export type ReservationChange =
  | { status: 'none' | 'loading' }
  | Extract<Loadable<Reservation>, { status: 'failed' }>
  | ChangeOf<Reservation>;

/**
 * The reservation that the URL's `change` refers to (§change-time-order); a null `id` is an ordinary booking and reads
 * nothing.
 */
export function useReservationChange(id: number | null, subjectId: number): ReservationChange {
  const list = useRead(listReservations, id === null ? null : {});
  // A booking clears the list, so the last known state is kept until it is read again; otherwise the text flickers.
  const [known, setKnown] = useState<{ id: number; changing: ChangeOf<Reservation> } | null>(null);
  if (id === null) return { status: 'none' };
  if (list.status !== 'ready') return known?.id === id ? known.changing : list;
  const changing = changeOf(list.data.all_reservations, id, subjectId, clinicNow());
  if (known?.id !== id || known.changing.status !== changing.status) setKnown({ id, changing });
  return changing;
}
