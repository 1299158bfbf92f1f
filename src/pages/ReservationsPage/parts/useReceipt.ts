import { useEffect, useRef, useState } from 'react';
import { clinicNow } from '../../../api/clock';
import { asFailure, type Failure } from '../../../api/failure';
import { useReadReservations, type useReservations } from '../../../api/reservations';
import { MINUTE_MS, type Instant } from '../../../domain/jst';

/** A receipt's link lives 10 minutes (api.md `bill_url`); the last one is kept for the way to the browser. */
const FRESH_MS = 9 * MINUTE_MS;

/** How the opening of a receipt stands. */
export type Receipt =
  | { status: 'idle' }
  /** `gone`: the clinic has no receipt any more. */
  | { status: 'busy' | 'gone'; id: number }
  | { status: 'failed'; id: number; failure: Failure };

/** Opens a receipt by a link that still lives: a list that has stood too long is read again first. */
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
      // Straight from the tap whenever possible: a browser may refuse a window that is asked for later.
      if (url && readAt.current !== null && clinicNow() - readAt.current < FRESH_MS) return open(url);
      void openFresh(id);
    },
  };
}
