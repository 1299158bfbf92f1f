import { useCancelReservation, useCheckCancelled } from '../../../api/reservationsApi';
import { useAction } from '../../../api/useAction';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { common } from '../../../copy/commonCopy';
import { contact } from '../../../copy/contactCopy';
import { lostReply } from '../../../copy/lostReplyCopy';
import { reservation as copy } from '../../../copy/reservationCopy';
import { writtenOf } from '../../../domain/lostReply';

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
 * Cancels after a confirmation; always reports the result, after the start what to do instead, and what is true when the
 * reply was lost or another device was first (§cancel-failed-said, §lost-reply-checked).
 * @param askClinic shows the ways to the clinic; null when there are none (§contact-only-if-given)
 * @param reload reads the list again, for a result that stayed unknown
 */
export function useCancel(askClinic: (() => void) | null, reload: () => void) {
  const { state, ask, run, reset } = useAction(useCancelReservation(), undefined, useCheckCancelled());
  const asked = state.status === 'asking' || state.status === 'busy' ? state.input : null;
  const outcome = (): Outcome | null => {
    if (state.status === 'done') return { title: state.result === 'before' ? copy.cancelledBefore : copy.cancelled };
    const written = writtenOf(state);
    const { failure } = written;
    if (failure?.code === 'started') return started(askClinic);
    const refused = failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed;
    const wayOn = { label: common.reload, onClick: reload };
    return writeOutcome(lostReply.cancel, written, refused, wayOn);
  };
  return {
    /** The reservation that the dialog asks about. */
    askedId: asked,
    /** The reservation whose cancellation is checked. */
    checkedId: state.status === 'checking' ? state.input : null,
    busy: state.status === 'busy',
    /** Props of the result's notice. */
    outcome: { outcome: outcome(), of: state },
    ask,
    confirm: () => asked !== null && run(asked),
    dismiss: reset,
  };
}
