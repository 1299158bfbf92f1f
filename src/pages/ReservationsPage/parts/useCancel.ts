import { useCancelReservation, type useReservations } from '../../../api/reservations';
import type { Outcome } from '../../../components/feedback/ActionResult/ActionResult';
import { useDialog } from '../../../components/overlays/Dialog/useDialog';
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

/** The reservation that the dialog asks about; once it is cancelled, what that costs in yen. */
interface Shown {
  id: number;
  done?: { fee: number | null };
}

/**
 * Cancels after a confirmation; says whether it is done, after the start, or too often on a day, what to do instead (§cancel-failed-said), and what
 * it costs (§cancel-fee-said).
 * @param list the reservations on the screen
 */
export function useCancel(list: ReturnType<typeof useReservations>, { askClinic, fee, now }: WaysOn) {
  const { state, busy, run, reset } = useCancelReservation();
  const [shown, show, close] = useDialog<Shown>('cancel', { held: busy });
  const every = list.status === 'ready' ? list.data.all_reservations : [];
  const visitOf = (wanted?: number) => every.find(({ id }) => id === wanted);
  const asked = shown?.done ? undefined : visitOf(shown?.id);
  const { failure = null, input = null } = state.status === 'failed' ? state : {};
  const reload = () => {
    reset();
    if (list.status === 'ready') list.reload();
  };
  return {
    /** The reservation that the dialog asks about. */
    asked,
    busy,
    /** What was cancelled, which fills the screen; null when nothing was. */
    done: shown?.done ? { visit: visitOf(shown.id) ?? null, fee: shown.done.fee } : null,
    /** Props of the result's notice. */
    result: {
      of: state,
      failed: failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed,
      list: { label: common.reload, onClick: reload },
      said: sentenceOf(failure?.code, Boolean(visitOf(input?.id)?.admin_user.zoom_url), askClinic),
    },
    ask: ({ id }: { id: number }) => {
      reset();
      show({ id });
    },
    confirm: () =>
      asked &&
      run(asked, ({ status }) =>
        status === 'done' ? show({ id: asked.id, done: { fee: feeToCancel(asked, fee, now) } }) : close(),
      ),
    dismiss: () => close(),
  };
}
