import { useEffect, useRef, useState } from 'react';
import { asFailure, type Failure } from '../../../api/failure';
import { rememberPaying } from '../../../device/payingNow';
import { usePay } from '../../../api/paymentsApi';
import { usePageRestored } from '../../../api/usePageRestored';
import { isWebAddress, type PaymentMethod } from '../../../domain/payable';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** State of a payment; `busy` until the card provider's page loads, or the bank account is there. */
export type Payment =
  | { status: 'idle' | 'refused' | 'badLink' }
  | { status: 'busy'; method: PaymentMethod }
  | { status: 'failed'; method: PaymentMethod; failure: Failure };

interface PaymentRun {
  reservationId: number;
  /** The bank account is ready to be shown. */
  onBankReady: () => void;
  /** The clinic refused, so the data on the screen is outdated: read it again. */
  onStale: () => void;
}

/**
 * The payment: sent once however often the button is pressed; after returning from the card provider the button works
 * again. A reply that arrives after the patient has left or chosen something else does not redirect.
 */
export function usePayment({ reservationId, onBankReady, onStale }: PaymentRun) {
  const { leave } = usePlatform();
  const send = usePay(reservationId);
  const [payment, setPayment] = useState<Payment>({ status: 'idle' });
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

  async function pay(method: PaymentMethod, addressId: number): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const own = turn.current;
    setPayment({ status: 'busy', method });
    try {
      const started = await send(method, addressId);
      if (own !== turn.current) return;
      if (started === 'bank') {
        reset();
        onBankReady();
        return;
      }
      const { link } = started;
      if (link !== null && isWebAddress(link)) {
        rememberPaying(reservationId);
        leave(link);
        return;
      }
      setPayment({ status: link === null ? 'refused' : 'badLink' });
    } catch (error) {
      if (own !== turn.current) return;
      const failure = asFailure(error);
      setPayment({ status: 'failed', method, failure });
      if (failure.kind === 'refused') onStale();
    }
    busy.current = false;
  }
  return { payment, pay: (method: PaymentMethod, addressId: number) => void pay(method, addressId), reset };
}
