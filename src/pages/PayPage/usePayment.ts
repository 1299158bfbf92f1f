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

/** `bank`: the clinic has sent the bank account. `leaving`: the browser opens the card provider's page. */
type PaymentEnd = 'bank' | 'leaving' | 'refused' | 'badLink' | 'paid';

/**
 * Pays a bill: opens the card provider's page (§card-provider-page), or the screen with the account for a transfer.
 * @param amount the amount in yen that the screen shows
 */
export function usePayment(reservationId: number, amount: number) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const readReservations = useReadReservations();
  const platform = usePlatform();
  const send = usePay(reservationId, amount);
  const patient = usePatient();
  const hasIdempotency = useCan('idempotency');
  const check = useCheckPaid(reservationId);
  const accountStore = patientStore('account', patient, reservationId);
  const storedChoice = useStoredPaymentChoice(reservationId);
  /** Reads the stored account of a choice: a host without idempotency keys may return another account at each call. */
  const storedAccount = ({ method, deliver_id }: PaymentChoice) =>
    !hasIdempotency && method === 'bank' && storedChoice?.deliver_id === deliver_id ? accountStore.read() : null;
  // True from the redirect to the card provider until the patient returns.
  const leaving = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    const stored = storedAccount(choice);
    const started = stored ? { account: stored } : await send(choice);
    patientStore('payment', patient, reservationId).write(choice);
    if ('account' in started) {
      accountStore.write(started.account);
      return 'bank';
    }
    const { link } = started;
    if (link === null) return 'refused';
    if (!isOpenable(link, location.origin)) return 'badLink';
    if (!signal.aborted) {
      patientStore('paying', patient).write(reservationId);
      leaving.current = true;
      platform.leave(link);
    }
    return 'leaving';
  }
  const onEnd = (end: ActionEnd<PaymentChoice, PaymentEnd>, leave: () => void) => {
    // The clinic refuses what it no longer offers, so the screen is outdated.
    if (end.status === 'failed' && end.failure.kind === 'refused') readAgain();
    if (end.status !== 'done') return;
    if (end.result === 'bank') {
      readReservations().catch(() => undefined);
      void navigate(paths.bankDetails(reservationId));
    }
    if (end.result === 'bank' || end.result === 'leaving') leave();
  };
  // With an idempotency key the app can send the request again, so the result needs no check.
  const { state, run, reset } = useAction(start, onEnd, hasIdempotency ? undefined : check);
  usePageRestored(() => {
    if (leaving.current) reset();
    leaving.current = false;
  });
  return {
    payment: state,
    paying: state.status === 'busy' ? state.input.method : null,
    /** True if paying again may return another account than before. */
    changesAccount: (choice: PaymentChoice) =>
      choice.method === 'bank' &&
      !hasIdempotency &&
      (storedChoice?.method === 'bank' || accountStore.read() !== null) &&
      !storedAccount(choice),
    pay: run,
    reset,
  };
}

export type Payment = ReturnType<typeof usePayment>['payment'];
