import { useEffect, useRef, useState } from 'react';
import { asFailure, type Failure } from '../../../api/failure';
import { rememberPaying } from '../../../api/payingNow';
import { usePayByCard } from '../../../api/payments';
import { useRestored } from '../../../api/useRestored';
import { isWebAddress } from '../../../domain/payable';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** How far a card payment has come; `busy` lasts until the card provider's page takes over. */
export type CardPayment = { status: 'idle' | 'busy' | 'refused' | 'badLink' } | { status: 'failed'; failure: Failure };

interface CardPaymentRun {
  reservationId: number;
  /** The clinic refused: read again where things stand. */
  onStale: () => void;
}

/**
 * Card payment: sent once however often it is pressed; back from the provider the button works again. An answer that
 * comes when the patient has gone elsewhere or chosen otherwise takes nobody's window.
 */
export function useCardPayment({ reservationId, onStale }: CardPaymentRun) {
  const { leave } = usePlatform();
  const payByCard = usePayByCard();
  const [payment, setPayment] = useState<CardPayment>({ status: 'idle' });
  // The state is a render late for a second tap in the same moment.
  const busy = useRef(false);
  /** Which payment an answer must belong to. */
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  // A page kept for the browser's back comes back exactly as it was left: busy. Its data is read again for every page.
  useRestored(() => reset());

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
