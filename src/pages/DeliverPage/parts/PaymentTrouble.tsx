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
    switch (payment.status) {
      case 'idle':
      case 'busy':
        return null;
      case 'refused':
        return { title: copy.cardFailed, problem: { text: copy.cardFailedText, action } };
      case 'badLink':
        return { title: copy.cardFailed, problem: { text: copy.badLink, action } };
      case 'failed':
        if (payment.failure.status === 404)
          return { title: copy.deliver.gone, problem: { text: copy.deliver.goneText } };
        return { title: payment.method === 'bank' ? copy.bank.failed : copy.cardNotSent, failure: payment.failure };
    }
  };
  return <ActionOutcome outcome={outcome()} of={payment} onLogin={relogin} />;
}
