import { useEffect, useRef } from 'react';
import { FailureNotice } from '../../../components/feedback/FailureNotice/FailureNotice';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { payment as copy } from '../../../copy/paymentCopy';
import { usePlatform } from '../../../messaging/PlatformProvider';
import type { CardPayment } from './useCardPayment';

interface CardTroubleProps {
  payment: CardPayment;
  /** The alternative to retrying. */
  onChooseBank: () => void;
}

/** The error of a card payment; scrolls into view, because the pressed button is at the bottom. */
export function CardTrouble({ payment, onChooseBank }: CardTroubleProps) {
  const { relogin } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const { status } = payment;
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [status]);
  if (status === 'idle' || status === 'busy') return null;
  return (
    <div ref={place}>
      {(status === 'refused' || status === 'badLink') && (
        <Notice
          tone="error"
          role="alert"
          title={copy.cardFailed}
          text={status === 'refused' ? copy.cardFailedText : copy.badLink}
          action={{ label: copy.chooseBank, onClick: onChooseBank }}
        />
      )}
      {status === 'failed' &&
        (payment.failure.status === 404 ? (
          <Notice tone="error" role="alert" title={copy.deliver.gone} text={copy.deliver.goneText} />
        ) : (
          <FailureNotice failure={payment.failure} title={copy.cardNotSent} onLogin={relogin} />
        ))}
    </div>
  );
}
