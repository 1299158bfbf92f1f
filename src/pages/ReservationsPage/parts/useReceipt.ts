import { useEffect, useRef, useState } from 'react';
import { clinicNow } from '../../../device/clinicClock';
import { asFailure, type Failure } from '../../../api/failure';
import { useReadReservations, type useReservations } from '../../../api/reservationsApi';
import { MINUTE_MS, type Instant } from '../../../domain/jst';

/** A receipt's link is valid for 10 minutes (api.md `bill_url`); one minute is reserved for opening it. */
const FRESH_MS = 9 * MINUTE_MS;

/** State of opening a receipt. */
export type Receipt =
  | { status: 'idle' }
  /** `gone`: the clinic no longer has a receipt. */
  | { status: 'busy' | 'gone'; id: number }
  | { status: 'failed'; id: number; failure: Failure };

/** Opens a receipt with a valid link; an old list is read again first. */
export function useReceipt(list: ReturnType<typeof useReservations>, open: (url: string) => void) {
  const readAfresh = useReadReservations();
  const [receipt, setReceipt] = useState<Receipt>({ status: 'idle' });
  const readAt = useRef<Instant | null>(null);
  const settled = list.status === 'ready' && !list.refreshing && !list.stale;
  useEffect(() => {
    if (settled) readAt.current = clinicNow();
  }, [settled]);

  async function openFresh(id: number): Promise<void> {
    setReceipt({ status: 'busy', id });
    try {
      const { all_reservations } = await readAfresh();
      readAt.current = clinicNow();
      const url = all_reservations.find((one) => one.id === id)?.bill_url;
      if (url) open(url);
      setReceipt(url ? { status: 'idle' } : { status: 'gone', id });
    } catch (error) {
      setReceipt({ status: 'failed', id, failure: asFailure(error) });
    }
  }
  return {
    receipt,
    openReceipt: (id: number, url: string | null) => {
      if (receipt.status === 'busy') return;
      // Synchronously in the tap handler if possible: a browser may block a window opened later.
      if (url && readAt.current !== null && clinicNow() - readAt.current < FRESH_MS) return open(url);
      void openFresh(id);
    },
  };
}
