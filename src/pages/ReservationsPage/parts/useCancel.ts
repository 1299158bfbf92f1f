import { useCancelReservation, type useReservations } from '../../../api/reservations';
import type { Outcome } from '../../../components/feedback/ActionResult/ActionResult';
import { common, contact } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { feeToCancel } from '../../../domain/money/fees';
import type { Instant } from '../../../domain/calendar/jst';

interface WaysOn {
  /** Shows the ways to the clinic; null when there are none (§contact-only-if-given). */
  askClinic: (() => void) | null;
  /** In yen, for a cancellation on the day; null where none is set. */
  fee: number | null;
  now: Instant;
}

/** Why the clinic refuses, and whom to ask. */
function refused(title: string, text: string, call: string, askClinic: (() => void) | null): Outcome {
  const action = askClinic && { label: contact.title, onClick: askClinic };
  return { title, problem: action ? { text: text + call, action } : { text } };
}

function sentenceOf(code: string | null | undefined, hasRoom: boolean, askClinic: (() => void) | null): Outcome | null {
  if (code === 'cancelled_often')
    return refused(copy.cancelOften, copy.cancelOftenText, copy.cancelOftenContact, askClinic);
  if (code !== 'started') return null;
  const text = hasRoom ? copy.cancelStartedAdvice : copy.cancelStartedWait;
  return refused(copy.cancelStarted, text, copy.cancelStartedContact, askClinic);
}

/**
 * Cancels after a confirmation; says whether it is done, after the start, or too often on a day, what to do instead (§cancel-failed-said), and what
 * it costs (§cancel-fee-said).
 * @param list the reservations on the screen
 */
export function useCancel(list: ReturnType<typeof useReservations>, { askClinic, fee, now }: WaysOn) {
  const { state, busy, ask, run, reset } = useCancelReservation();
  const every = list.status === 'ready' ? list.data.all_reservations : [];
  const pressed = 'input' in state ? every.find(({ id }) => id === state.input.id) : undefined;
  const asked = state.status === 'asking' || busy ? pressed : undefined;
  const failure = state.status === 'failed' ? state.failure : null;
  const reload = () => {
    reset();
    if (list.status === 'ready') list.reload();
  };
  return {
    /** The reservation that the dialog asks about. */
    asked,
    busy,
    /** What was cancelled, which fills the screen; null when nothing was. */
    done: state.status === 'done' ? { visit: pressed ?? null, fee: feeToCancel(state.input, fee, now) } : null,
    /** Props of the result's notice. */
    result: {
      of: state,
      failed: failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed,
      list: { label: common.reload, onClick: reload },
      said: sentenceOf(failure?.code, Boolean(pressed?.admin_user.zoom_url), askClinic),
    },
    ask,
    confirm: () => asked && run(asked),
    dismiss: reset,
  };
}
