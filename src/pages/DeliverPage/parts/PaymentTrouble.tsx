import { ActionOutcome, type Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { payment as copy } from '../../../copy/paymentCopy';
import { usePlatform } from '../../../messaging/PlatformProvider';
import type { Payment } from './usePayment';

interface PaymentTroubleProps {
  payment: Payment;
  /** The alternative to retrying. */
  onChooseBank: () => void;
}

/** The error of a payment, above the button that sent it. */
export function PaymentTrouble({ payment, onChooseBank }: PaymentTroubleProps) {
  const { relogin } = usePlatform();
  const action = { label: copy.chooseBank, onClick: onChooseBank };
  const outcome = (): Outcome | null => {
    if (payment.status === 'done') {
      if (payment.result === 'bank') return null;
      const text = payment.result === 'refused' ? copy.cardFailedText : copy.badLink;
      return { title: copy.cardFailed, problem: { text, action } };
    }
    if (payment.status !== 'failed') return null;
    const { failure, input } = payment;
    if (failure.status === 404) return { title: copy.deliver.gone, problem: { text: copy.deliver.goneText } };
    return { title: input.method === 'bank' ? copy.bank.failed : copy.cardNotSent, failure };
  };
  return <ActionOutcome outcome={outcome()} of={payment} onLogin={relogin} />;
}
