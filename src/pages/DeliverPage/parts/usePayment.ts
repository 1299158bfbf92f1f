import { usePay } from '../../../api/paymentsApi';
import { useAction } from '../../../api/useAction';
import { rememberPaying } from '../../../device/payingNow';
import { useRememberChoice } from '../../../device/paymentChoice';
import { isWebAddress, type PaymentChoice } from '../../../domain/payable';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface PaymentRun {
  reservationId: number;
  /** The bank account is ready to be shown. */
  onBankReady: () => void;
  /** The clinic refused, so the data on the screen is outdated: read it again. */
  onStale: () => void;
}

/**
 * The payment; under way until the card provider's page loads, or the bank account is there. A reply that arrives after
 * the patient has left or chosen something else does not redirect.
 */
export function usePayment({ reservationId, onBankReady, onStale }: PaymentRun) {
  const { leave } = usePlatform();
  const send = usePay(reservationId);
  const remember = useRememberChoice(reservationId);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<'bank' | 'refused' | 'badLink'> {
    remember(choice);
    const started = await send(choice);
    if (started === 'bank') return 'bank';
    const { link } = started;
    if (link === null) return 'refused';
    if (!isWebAddress(link)) return 'badLink';
    if (!signal.aborted) {
      rememberPaying(reservationId);
      leave(link);
    }
    return new Promise<never>(() => undefined);
  }
  const { state, run, reset } = useAction(start, (end) => {
    if (end.status === 'failed' && end.failure.kind === 'refused') onStale();
    if (end.status === 'done' && end.result === 'bank') onBankReady();
  });
  return { payment: state, pay: run, reset };
}

/** State of a payment. */
export type Payment = ReturnType<typeof usePayment>['payment'];
