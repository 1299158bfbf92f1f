import { useState } from 'react';
import { asFailure, type Failure } from '../../../api/failure';
import { useCancelReservation } from '../../../api/reservationsApi';
import { usePageRestored } from '../../../api/usePageRestored';

type Cancel =
  | { status: 'idle' | 'done' }
  | { status: 'asking' | 'busy'; id: number }
  | { status: 'failed'; failure: Failure };

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
      setCancel({ status: 'done' });
    } catch (error) {
      setCancel({ status: 'failed', failure: asFailure(error) });
    }
  }
  return {
    cancel,
    ask: (id: number) => setCancel({ status: 'asking', id }),
    dismiss: () => setCancel({ status: 'idle' }),
    confirm,
  };
}
