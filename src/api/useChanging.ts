import { useState } from 'react';
import { changeOf, type ChangeOf } from '../domain/changeTime';
import { listReservations, type Reservation } from './contract';
import { useRead, type Loadable } from './useRead';

/** The reservation whose time is being changed; `none` in an ordinary booking. */
export type Changing =
  | { status: 'none' | 'loading' }
  | Extract<Loadable<Reservation>, { status: 'failed' }>
  | ChangeOf<Reservation>;

/** What the address's `change` means for this patient (E7); `id` null is an ordinary booking and reads nothing. */
export function useChanging(id: number | null, subjectId: number): Changing {
  const list = useRead(listReservations, id === null ? null : {});
  // A booking forgets the list: what was known stands until it is read again, and no word flickers.
  const [known, setKnown] = useState<{ id: number; changing: ChangeOf<Reservation> } | null>(null);
  if (id === null) return { status: 'none' };
  if (list.status !== 'ready') return known?.id === id ? known.changing : list;
  const changing = changeOf(list.data.all_reservations, id, subjectId);
  if (known?.id !== id || known.changing.status !== changing.status) setKnown({ id, changing });
  return changing;
}
