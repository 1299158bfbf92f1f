import { useEffect, useRef, useState } from 'react';
import { asFailure, type Failure } from '../../../api/failure';
import { rememberPaying } from '../../../api/payingNow';
import { usePayByCard } from '../../../api/paymentsApi';
import { usePageRestored } from '../../../api/usePageRestored';
import { isWebAddress } from '../../../domain/payable';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** State of a card payment; `busy` until the card provider's page loads. */
export type CardPayment = { status: 'idle' | 'busy' | 'refused' | 'badLink' } | { status: 'failed'; failure: Failure };

interface CardPaymentRun {
  reservationId: number;
  /** The clinic refused, so the data on the screen is outdated: read it again. */
  onStale: () => void;
}

/**
 * Card payment: sent once however often the button is pressed; after returning from the provider the button works
 * again. A reply that arrives after the patient has left or chosen something else does not redirect.
 */
export function useCardPayment({ reservationId, onStale }: CardPaymentRun) {
  const { leave } = usePlatform();
  const payByCard = usePayByCard();
  const [payment, setPayment] = useState<CardPayment>({ status: 'idle' });
  // A ref, because the state updates one render too late for a second tap.
  const busy = useRef(false);
  /** Number of the current payment; a reply to an earlier one is ignored. */
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  // A page restored from the back/forward cache would stay busy. Its data is revalidated for every page.
  usePageRestored(() => reset());

  function reset(): void {
    turn.current += 1;
    busy.current = false;
    setPayment({ status: 'idle' });
  }

  async function pay(addressId: number): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const own = turn.current;
    setPayment({ status: 'busy' });
    try {
      const link = await payByCard(reservationId, addressId);
      if (own !== turn.current) return;
      if (link !== null && isWebAddress(link)) {
        rememberPaying(reservationId);
        leave(link);
        return;
      }
      setPayment({ status: link === null ? 'refused' : 'badLink' });
    } catch (error) {
      if (own !== turn.current) return;
      const failure = asFailure(error);
      setPayment({ status: 'failed', failure });
      if (failure.kind === 'refused') onStale();
    }
    busy.current = false;
  }
  return { payment, pay: (addressId: number) => void pay(addressId), reset };
}
