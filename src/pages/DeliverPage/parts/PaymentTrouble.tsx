import { ActionResult, type Outcome } from '../../../components/feedback/ActionResult/ActionResult';
import { booking } from '../../../copy/booking';
import { payment as copy } from '../../../copy/money';
import { isAmountChanged } from '../../../domain/money/payment';
import { paths } from '../../../paths';
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
  const action = { label: copy.chooseBank, onClick: onChooseBank };
  const said = (): Outcome | null => {
    if (payment.status === 'done') {
      if (payment.result !== 'refused' && payment.result !== 'badLink') return null;
      const text = payment.result === 'refused' ? copy.cardFailedText : copy.badLink;
      return { title: copy.cardFailed, problem: { text, action } };
    }
    if (payment.status !== 'failed') return null;
    if (payment.failure.status === 404) return { title: copy.deliver.gone, problem: { text: copy.deliver.goneText } };
    if (!isAmountChanged(payment.failure)) return null;
    const toBill = { label: copy.seeBill, to: paths.bill(billId) };
    return { title: copy.amountChanged, problem: { tone: 'warm', text: copy.amountChangedText, action: toBill } };
  };
  const isBank = payment.status === 'failed' && payment.input.method === 'bank';
  return (
    <ActionResult
      of={payment}
      failed={isBank ? copy.bank.failed : copy.cardNotSent}
      list={{ label: booking.seeReservations, to: paths.reservations }}
      said={said()}
    />
  );
}
