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

/** `bank` = the clinic has sent the account, `leaving` = the card provider's page loads. */
type PaymentEnd = 'bank' | 'leaving' | 'refused' | 'badLink' | 'paid';

/**
 * Pays: opens the card provider's page (§card-provider-page) or the account of a transfer.
 * @param amount in yen, as on the screen
 */
export function usePayment(reservationId: number, amount: number) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const readReservations = useReadReservations();
  const platform = usePlatform();
  const send = usePay(reservationId, amount);
  const patient = usePatient();
  const keyed = useCan('idempotency');
  const check = useCheckPaid(reservationId);
  const account = patientStore('account', patient, reservationId);
  const chosen = useStoredPaymentChoice(reservationId);
  /** The stored account, because a host without idempotency keys may return another one at each call. */
  const storedAccount = ({ method, deliver_id }: PaymentChoice) =>
    !keyed && method === 'bank' && chosen?.deliver_id === deliver_id ? account.read() : null;
  // True from the redirect to the card provider until the return.
  const leaving = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    const stored = storedAccount(choice);
    const started = stored ? { account: stored } : await send(choice);
    patientStore('payment', patient, reservationId).write(choice);
    if ('account' in started) {
      account.write(started.account);
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
    // A refusal means that the screen is outdated.
    if (end.status === 'failed' && end.failure.kind === 'refused') readAgain();
    if (end.status !== 'done') return;
    if (end.result === 'bank') {
      readReservations().catch(() => undefined);
      void navigate(paths.bankDetails(reservationId));
    }
    if (end.result === 'bank' || end.result === 'leaving') leave();
  };
  // A request that is retried under its key needs no check.
  const { state, run, reset } = useAction(start, onEnd, keyed ? undefined : check);
  usePageRestored(() => {
    if (leaving.current) reset();
    leaving.current = false;
  });
  return {
    payment: state,
    paying: state.status === 'busy' ? state.input.method : null,
    /** True when a press may return another account than before. */
    changesAccount: (choice: PaymentChoice) =>
      choice.method === 'bank' &&
      !keyed &&
      (chosen?.method === 'bank' || account.read() !== null) &&
      !storedAccount(choice),
    pay: run,
    reset,
  };
}

export type Payment = ReturnType<typeof usePayment>['payment'];
