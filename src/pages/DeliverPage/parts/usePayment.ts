import { useRef } from 'react';
import { useCan, usePatient } from '../../../api/ClinicProvider';
import { useLookPaid, usePay } from '../../../api/payments';
import { useAction, type ActionEnd } from '../../../api/useAction';
import { usePageRestored } from '../../../api/usePageRestored';
import { patientStore } from '../../../device/patientStore';
import { isOpenable } from '../../../domain/url';
import type { PaymentChoice } from '../../../domain/money/payment';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface PaymentRun {
  reservationId: number;
  /** The amount in yen that is on the screen; null while it is not there. */
  seen: number | null;
  /** The bank account is ready to be shown. */
  onBankReady: () => void;
  /** The clinic refused, so the data on the screen is outdated: read it again. */
  onStale: () => void;
}

/** How a payment that was begun goes on; `paid` = the clinic counts the bill as paid. */
type PaymentEnd = 'bank' | 'left' | 'refused' | 'badLink' | 'paid';

/**
 * The payment; under way until the card provider's page loads, or the bank account is there. A reply that arrives after
 * the patient has left or chosen something else does not redirect.
 */
export function usePayment({ reservationId, seen, onBankReady, onStale }: PaymentRun) {
  const { leave } = usePlatform();
  const send = usePay(reservationId, seen);
  const patient = usePatient();
  const repeats = useCan('idempotency');
  const look = useLookPaid(reservationId);
  // From the way to the card provider until the way back.
  const leaving = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    patientStore('payment', patient, reservationId).write(choice);
    const started = await send(choice);
    if ('account' in started) {
      patientStore('account', patient, reservationId).write(started.account);
      return 'bank';
    }
    const { link } = started;
    if (link === null) return 'refused';
    // The window goes nowhere else (§links-safe).
    if (!isOpenable(link, location.origin)) return 'badLink';
    if (!signal.aborted) {
      patientStore('paying', patient).write(reservationId);
      leaving.current = true;
      leave(link);
    }
    return 'left';
  }
  const onEnd = (end: ActionEnd<PaymentChoice, unknown>) => {
    if (end.status === 'failed' && end.failure.kind === 'refused') onStale();
    if (end.status === 'done' && end.result === 'bank') onBankReady();
  };
  // Where it was sent again under its key, the list knows no more (§sent-again).
  const { state, run, reset } = useAction(start, onEnd, repeats ? undefined : look);
  const hasLeft = state.status === 'done' && state.result === 'left';
  usePageRestored(() => {
    if (leaving.current) reset();
    leaving.current = false;
  });
  return {
    payment: state,
    /** The method under way: until the reply or the card provider's page. */
    paying: state.status === 'busy' || hasLeft ? state.input.method : null,
    pay: run,
    reset,
  };
}

/** State of a payment. */
export type Payment = ReturnType<typeof usePayment>['payment'];
