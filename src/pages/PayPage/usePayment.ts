import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan, usePageRestored, usePatient, useReadAgain } from '../../api/ClinicProvider';
import { useCheckPaid, usePay } from '../../api/payments';
import { useReadReservations } from '../../api/reservations';
import { useAction, type ActionEnd } from '../../api/useAction';
import { useStoredPaymentChoice } from '../../booking/usePayableBill';
import { patientStore } from '../../device/patientStore';
import { isOpenable } from '../../domain/url';
import type { PaymentChoice } from '../../domain/money/payment';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';

/** `leaving`: the card provider's page opens. `refused`: the clinic sent no link. `badLink`: the link is unsafe. */
type PaymentEnd = 'bank' | 'leaving' | 'refused' | 'badLink' | 'paid';

/** Pays the shown `amount` (yen) on the card provider's page (§card-provider-page), or shows the bank account. */
export function usePayment(reservationId: number, amount: number) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const readReservations = useReadReservations();
  const platform = usePlatform();
  const sendPayment = usePay(reservationId, amount);
  const patient = usePatient();
  const hasIdempotency = useCan('idempotency');
  const checkPaid = useCheckPaid(reservationId);
  const accountStore = patientStore('account', patient, reservationId);
  const storedChoice = useStoredPaymentChoice(reservationId);
  /** The bank account stored for this choice. Null if idempotency keys prevent a second account anyway. */
  const findStoredAccount = ({ method, deliver_id }: PaymentChoice) =>
    !hasIdempotency && method === 'bank' && storedChoice?.deliver_id === deliver_id ? accountStore.read() : null;
  // True from the redirect to the card provider until the patient returns.
  const isLeaving = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    const stored = findStoredAccount(choice);
    const reply = stored ? { account: stored } : await sendPayment(choice);
    patientStore('payment', patient, reservationId).write(choice);
    if ('account' in reply) {
      accountStore.write(reply.account);
      return 'bank';
    }
    const { link } = reply;
    if (link === null) return 'refused';
    if (!isOpenable(link, location.origin)) return 'badLink';
    if (!signal.aborted) {
      patientStore('paying', patient).write(reservationId);
      isLeaving.current = true;
      platform.leave(link);
    }
    return 'leaving';
  }
  const onEnd = (end: ActionEnd<PaymentChoice, PaymentEnd>, leave: () => void) => {
    // If the clinic refuses, the screen is probably outdated, for example because the amount has changed.
    if (end.status === 'failed' && end.failure.kind === 'refused') readAgain();
    if (end.status !== 'done') return;
    if (end.result === 'bank') {
      readReservations().catch(() => undefined);
      void navigate(paths.bankDetails(reservationId));
    }
    if (end.result === 'bank' || end.result === 'leaving') leave();
  };
  // With idempotency keys, the app repeats a request that got no reply. Without keys, `checkPaid` finds the result.
  const { state, run, reset } = useAction(start, onEnd, hasIdempotency ? undefined : checkPaid);
  usePageRestored(() => {
    if (isLeaving.current) reset();
    isLeaving.current = false;
  });
  return {
    payment: state,
    payingMethod: state.status === 'busy' ? state.input.method : null,
    /** True if this choice may create a new bank account although this bill already has an account. */
    changesAccount: (choice: PaymentChoice) =>
      choice.method === 'bank' &&
      !hasIdempotency &&
      (storedChoice?.method === 'bank' || accountStore.read() !== null) &&
      !findStoredAccount(choice),
    pay: run,
    reset,
  };
}

export type Payment = ReturnType<typeof usePayment>['payment'];
