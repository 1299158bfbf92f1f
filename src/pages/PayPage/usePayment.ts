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

/** `bank` = its account is known, `left` = the card provider's page loads. */
type PaymentEnd = 'bank' | 'left' | 'refused' | 'badLink' | 'paid';

/**
 * Pays: goes to the card provider's page (§card-provider-page), or to the account of a transfer.
 * @param seen the amount in yen that is on the screen
 */
export function usePayment(reservationId: number, seen: number) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const readReservations = useReadReservations();
  const platform = usePlatform();
  const send = usePay(reservationId, seen);
  const patient = usePatient();
  const repeats = useCan('idempotency');
  const look = useCheckPaid(reservationId);
  const account = patientStore('account', patient, reservationId);
  const chosen = useStoredPaymentChoice(reservationId);
  /** The account is kept, because a host that knows no keys may give another one at each call. */
  const knownFor = ({ method, deliver_id }: PaymentChoice) =>
    !repeats && method === 'bank' && chosen?.deliver_id === deliver_id ? account.read() : null;
  // From the way to the card provider until the way back.
  const leaving = useRef(false);

  async function start(choice: PaymentChoice, signal: AbortSignal): Promise<PaymentEnd> {
    const known = knownFor(choice);
    const started = known ? { account: known } : await send(choice);
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
    return 'left';
  }
  const onEnd = (end: ActionEnd<PaymentChoice, PaymentEnd>, leave: () => void) => {
    // The screen is outdated.
    if (end.status === 'failed' && end.failure.kind === 'refused') readAgain();
    if (end.status !== 'done') return;
    if (end.result === 'bank') {
      readReservations().catch(() => undefined);
      void navigate(paths.bankDetails(reservationId));
    }
    if (end.result === 'bank' || end.result === 'left') leave();
  };
  // A request repeated under its key needs no look at the list.
  const { state, run, reset } = useAction(start, onEnd, repeats ? undefined : look);
  usePageRestored(() => {
    if (leaving.current) reset();
    leaving.current = false;
  });
  return {
    payment: state,
    paying: state.status === 'busy' ? state.input.method : null,
    /** True where a press may give another account than before. */
    renews: (choice: PaymentChoice) =>
      choice.method === 'bank' &&
      !repeats &&
      (chosen?.method === 'bank' || account.read() !== null) &&
      !knownFor(choice),
    pay: run,
    reset,
  };
}

export type Payment = ReturnType<typeof usePayment>['payment'];
