import { useCancelReservation } from '../../../api/reservationsApi';
import { useAction } from '../../../api/useAction';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { contact } from '../../../copy/contactCopy';
import { reservation as copy } from '../../../copy/reservationCopy';

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
 * Cancels after a confirmation; always reports the result, and after the start what to do instead
 * (§cancel-failed-said).
 * @param askClinic shows the ways to the clinic; null when there are none (§contact-only-if-given)
 */
export function useCancel(askClinic: (() => void) | null) {
  const { state, ask, run, reset } = useAction(useCancelReservation());
  const asked = state.status === 'asking' || state.status === 'busy' ? state.input : null;
  const outcome = (): Outcome | null => {
    if (state.status === 'done') return { title: copy.cancelled };
    if (state.status !== 'failed') return null;
    const { failure } = state;
    return failure.code === 'started' ? started(askClinic) : { title: copy.cancelFailed, failure };
  };
  return {
    /** The reservation that the dialog asks about. */
    askedId: asked,
    busy: state.status === 'busy',
    /** Props of the result's notice. */
    outcome: { outcome: outcome(), of: state },
    ask,
    confirm: () => asked !== null && run(asked),
    dismiss: reset,
  };
}
