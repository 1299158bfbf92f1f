import { ActionOutcome, type Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { useCan } from '../../../api/ClinicProvider';
import { payment as copy } from '../../../copy/money';
import { isAmountChanged } from '../../../domain/money/payment';
import { writtenOf } from '../../../domain/lostReply';
import { paths } from '../../../paths';
import { usePlatform } from '../../../messaging/PlatformProvider';
import type { Payment } from './usePayment';

interface PaymentTroubleProps {
  /** The bill that is to be paid. */
  billId: number;
  payment: Payment;
  /** The alternative to retrying. */
  onChooseBank: () => void;
}

/** The error of a payment, above the button that sent it (§card-failed, §amount-seen). */
export function PaymentTrouble({ billId, payment, onChooseBank }: PaymentTroubleProps) {
  const { relogin } = usePlatform();
  const repeats = useCan('idempotency');
  const action = { label: copy.chooseBank, onClick: onChooseBank };
  const outcome = (): Outcome | null => {
    if (payment.status === 'done') {
      if (payment.result !== 'refused' && payment.result !== 'badLink') return null;
      const text = payment.result === 'refused' ? copy.cardFailedText : copy.badLink;
      return { title: copy.cardFailed, problem: { text, action } };
    }
    if (payment.status !== 'failed' && payment.status !== 'checking') return null;
    const written = writtenOf(payment);
    if (written.failure?.status === 404) return { title: copy.deliver.gone, problem: { text: copy.deliver.goneText } };
    if (written.failure && isAmountChanged(written.failure))
      return {
        title: copy.amountChanged,
        problem: {
          tone: 'warm',
          text: copy.amountChangedText,
          action: { label: copy.seeBill, to: paths.bill(billId) },
        },
      };
    const { method } = payment.input;
    const refused = method === 'bank' ? copy.bank.failed : copy.cardNotSent;
    const see = { label: copy.toReservations, to: paths.reservations };
    const words = repeats ? copy.lost[method] : { notDone: copy.unclear, unknown: copy.unclear };
    return writeOutcome(words, written, refused, see);
  };
  return <ActionOutcome outcome={outcome()} of={payment} onLogin={relogin} />;
}
