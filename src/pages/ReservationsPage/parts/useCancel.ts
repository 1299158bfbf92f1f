import { useState } from 'react';
import { asFailure } from '../../../api/failure';
import { useCancelReservation } from '../../../api/reservationsApi';
import { usePageRestored } from '../../../api/usePageRestored';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { contact } from '../../../copy/contactCopy';
import { reservation as copy } from '../../../copy/reservationCopy';

type Cancel = { status: 'idle' } | { status: 'asking' | 'busy'; id: number } | { status: 'done'; outcome: Outcome };

const started = (askClinic: (() => void) | null): Outcome => ({
  title: copy.cancelStarted,
  problem: askClinic
    ? {
        text: copy.cancelStartedAdvice + copy.cancelStartedContact,
        action: { label: contact.title, onClick: askClinic },
      }
    : { text: copy.cancelStartedAdvice },
});

/**
 * Cancels after a confirmation; ignores a second tap; always reports the result, and after the start what to do instead
 * (E7, D20).
 * @param askClinic shows the ways to the clinic; null when there are none (E18)
 */
export function useCancel(askClinic: (() => void) | null) {
  const cancelReservation = useCancelReservation();
  const [cancel, setCancel] = useState<Cancel>({ status: 'idle' });

  usePageRestored(() => cancel.status === 'busy' && setCancel({ status: 'idle' }));

  async function confirm() {
    if (cancel.status !== 'asking') return;
    setCancel({ status: 'busy', id: cancel.id });
    try {
      await cancelReservation(cancel.id);
      setCancel({ status: 'done', outcome: { title: copy.cancelled } });
    } catch (error) {
      const failure = asFailure(error);
      setCancel({
        status: 'done',
        outcome: failure.code === 'started' ? started(askClinic) : { title: copy.cancelFailed, failure },
      });
    }
  }
  return {
    cancel,
    ask: (id: number) => setCancel({ status: 'asking', id }),
    dismiss: () => setCancel({ status: 'idle' }),
    confirm,
  };
}
