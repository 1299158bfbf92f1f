import { useCancelReservation, useCheckCancelled, type useReservations } from '../../../api/reservations';
import { useAction } from '../../../api/useAction';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { common, contact } from '../../../copy/common';
import { lostReply } from '../../../copy/trouble';
import { prepare, reservation as copy } from '../../../copy/visit';
import { feeToCancel } from '../../../domain/money/fees';
import type { Instant } from '../../../domain/calendar/jst';
import { writtenOf } from '../../../domain/lostReply';

interface WaysOn {
  /** Shows the ways to the clinic; null when there are none (§contact-only-if-given). */
  askClinic: (() => void) | null;
  /** In yen, for a cancellation on the day; null where none is set. */
  fee: number | null;
  now: Instant;
}

const ENDED: Record<'before' | 'moved', Outcome> = {
  before: { title: copy.cancelledBefore, text: prepare.calendarRemains },
  moved: { title: copy.cancelMoved, problem: { tone: 'warm', text: copy.cancelMovedAdvice } },
};

function started(hasRoom: boolean, askClinic: (() => void) | null): Outcome {
  const text = hasRoom ? copy.cancelStartedAdvice : copy.cancelStartedWait;
  return {
    title: copy.cancelStarted,
    problem: askClinic
      ? { text: text + copy.cancelStartedContact, action: { label: contact.title, onClick: askClinic } }
      : { text },
  };
}

/**
 * Cancels after a confirmation; always reports the result, after the start what to do instead, and what is true when the
 * reply was lost or another device was first (§cancel-failed-said, §cancel-names-truth, §lost-reply-checked), and what it
 * costs (§cancel-fee-said).
 * @param list the reservations on the screen
 */
export function useCancel(list: ReturnType<typeof useReservations>, { askClinic, fee, now }: WaysOn) {
  const { state, ask, run, reset } = useAction(useCancelReservation(), undefined, useCheckCancelled());
  const pressed = 'input' in state ? state.input.id : null;
  const every = list.status === 'ready' ? list.data.all_reservations : [];
  const asked =
    state.status === 'asking' || state.status === 'busy' ? every.find(({ id }) => id === pressed) : undefined;
  const gone = every.find(({ id }) => id === pressed);
  const outcome = (): Outcome | null => {
    if (state.status === 'done') return state.result === 'now' ? null : ENDED[state.result];
    const written = writtenOf(state);
    const { failure } = written;
    if (failure?.code === 'started')
      return started(
        every.some(({ id, admin_user }) => id === pressed && admin_user.zoom_url),
        askClinic,
      );
    const refused = failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed;
    const wayOn = { label: common.reload, onClick: () => void list.mutate().catch(() => undefined) };
    return writeOutcome(lostReply.cancel, written, refused, wayOn);
  };
  return {
    /** The reservation that the dialog asks about. */
    asked,
    /** The reservation whose cancellation is checked. */
    checkedId: state.status === 'checking' ? pressed : null,
    busy: state.status === 'busy',
    /** What was cancelled here and now, which fills the screen; null when nothing was. */
    done:
      state.status === 'done' && state.result === 'now'
        ? { visit: gone ?? null, fee: feeToCancel(state.input, fee, now) }
        : null,
    /** Props of the result's notice. */
    outcome: { outcome: outcome(), of: state },
    ask,
    confirm: () => asked && run(asked),
    dismiss: reset,
  };
}
