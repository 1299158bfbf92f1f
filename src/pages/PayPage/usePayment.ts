import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHasExtra, usePageRestored, usePatientId, useReloadAllReads } from '../../api/ClinicProvider';
import { useCheckPaid, usePay } from '../../api/payments';
import { useReadReservations } from '../../api/reservations';
import { useAction, type ActionEnd } from '../../api/useAction';
import { useStoredPaymentChoice } from '../../booking/usePayableBill';
import { patientStore } from '../../device/patientStore';
import { isOpenable } from '../../domain/url';
import type { PaymentChoice } from '../../domain/money/payment';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';

type PaymentEnd = 'bank' | 'leaving' | 'noLink' | 'unsafeLink' | 'paid';

/** Sends the payment choice; for a card payment, leaves the app for the card provider's page (§card-provider-page). */
export function usePayment(reservationId: number, amount: number) {
  const navigate = useNavigate();
  const readAgain = useReloadAllReads();
  const readReservations = useReadReservations();
  const platform = usePlatform();
  const sendPayment = usePay(reservationId, amount);
  const patient = usePatientId();
  const hasIdempotency = useHasExtra('idempotency');
  const checkPaid = useCheckPaid(reservationId);
  const accountStore = patientStore('account', patient, reservationId);
  const storedChoice = useStoredPaymentChoice(reservationId);
  // Without idempotency keys, the app reuses the stored bank account for the same delivery address,
  // because a second request may create a second bank account.
  const findStoredAccount = ({ method, deliver_id }: PaymentChoice) =>
    !hasIdempotency && method === 'bank' && storedChoice?.deliver_id === deliver_id ? accountStore.read() : null;
  const isAtCardProvider = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    const stored = findStoredAccount(choice);
    const reply = stored ? { account: stored } : await sendPayment(choice);
    patientStore('payment', patient, reservationId).write(choice);
    if ('account' in reply) {
      accountStore.write(reply.account);
      return 'bank';
    }
    const { link } = reply;
    if (link === null) return 'noLink';
    if (!isOpenable(link, location.origin)) return 'unsafeLink';
    if (!signal.aborted) {
      patientStore('paying', patient).write(reservationId);
      isAtCardProvider.current = true;
      platform.leave(link);
    }
    return 'leaving';
  }
  const onEnd = (end: ActionEnd<PaymentChoice, PaymentEnd>, leave: () => void) => {
    // After a refusal, reads the bill again, because the shown bill is probably outdated.
    if (end.status === 'failed' && end.failure.kind === 'refused') readAgain();
    if (end.status !== 'done') return;
    if (end.result === 'bank') {
      readReservations().catch(() => undefined);
      void navigate(paths.bankDetails(reservationId));
    }
    if (end.result === 'bank' || end.result === 'leaving') leave();
  };
  // With idempotency keys, a lost reply needs no `checkPaid`, because the app can safely repeat the request.
  const { state, run, reset } = useAction(start, onEnd, hasIdempotency ? undefined : checkPaid);
  usePageRestored(() => {
    if (isAtCardProvider.current) reset();
    isAtCardProvider.current = false;
  });
  return {
    payment: state,
    payingMethod: state.status === 'busy' ? state.input.method : null,
    /** True if the choice may create a second bank account for this bill. */
    mayCreateSecondAccount: (choice: PaymentChoice) =>
      choice.method === 'bank' &&
      !hasIdempotency &&
      (storedChoice?.method === 'bank' || accountStore.read() !== null) &&
      !findStoredAccount(choice),
    pay: run,
    reset,
  };
}

export type Payment = ReturnType<typeof usePayment>['payment'];
