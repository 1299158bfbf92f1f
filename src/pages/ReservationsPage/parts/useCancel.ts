import { useState } from 'react';
import { asFailure } from '../../../api/failure';
import { useCancelReservation } from '../../../api/reservationsApi';
import { usePageRestored } from '../../../api/usePageRestored';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { reservation as copy } from '../../../copy/reservationCopy';

type Cancel = { status: 'idle' } | { status: 'asking' | 'busy'; id: number } | { status: 'done'; outcome: Outcome };

/** Cancels after a confirmation; ignores a second tap; always reports the result (E7, D20). */
export function useCancel() {
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
      setCancel({ status: 'done', outcome: { title: copy.cancelFailed, failure: asFailure(error) } });
    }
  }
  return {
    cancel,
    ask: (id: number) => setCancel({ status: 'asking', id }),
    dismiss: () => setCancel({ status: 'idle' }),
    confirm,
  };
}
