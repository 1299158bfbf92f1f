import { useCan } from '../../api/ClinicProvider';
import type { Reservation } from '../../api/contract/reservations';
import { useCancelReservation } from '../../api/reservations';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import type { Outcome } from '../../components/feedback/ActionResult/ActionResult';
import { Text } from '../../components/layout/JaText/texts';
import { Dialog } from '../../components/overlays/Dialog/Dialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { NamedVisit } from '../../components/visit/NamedVisit/NamedVisit';
import { booking } from '../../copy/booking';
import { common, contact } from '../../copy/common';
import { completion } from '../../copy/completion';
import { prepare, reservation as copy } from '../../copy/visit';
import type { Instant } from '../../domain/calendar/jst';
import { isCancelFeeDue, isCharged } from '../../domain/money/fees';
import { needsReschedule } from '../../domain/visit/reservation';

function Consequences({ visit, now, fee }: { visit: Reservation; now: Instant; fee: number | null }) {
  const changeTime = useCan('change_time');
  const unkept = needsReschedule(visit);
  const costs = isCharged(visit, fee, now);
  const isFree = !unkept && !isCancelFeeDue(visit.start_time, now);
  return (
    <>
      <NamedVisit visit={visit} now={now} />
      {unkept && <Text>{copy.cancelUnkept}</Text>}
      {isFree && <Text>{copy.cancelFree}</Text>}
      {costs && <Text>{copy.cancelCosts(fee)}</Text>}
      {costs && changeTime && <Text>{copy.cancelOrChange}</Text>}
    </>
  );
}

function refused(title: string, text: string, call: string, askClinic: (() => void) | undefined): Outcome {
  const action = askClinic && { label: contact.title, onClick: askClinic };
  return { title, problem: action ? { text: text + call, action } : { text } };
}

function refusalOf(code: string | null, hasRoom: boolean, askClinic: CancelOptions['askClinic']): Outcome | null {
  if (code === 'cancelled_often')
    return refused(copy.cancelOften, copy.cancelOftenText, copy.cancelOftenContact, askClinic);
  if (code !== 'started') return null;
  const text = hasRoom ? copy.cancelStartedAdvice : copy.cancelStartedWait;
  return refused(copy.cancelStarted, text, copy.cancelStartedContact, askClinic);
}

interface CancelOptions {
  now: Instant;
  /** The fee in yen for a cancellation on the day; null when none is set. */
  fee: number | null;
  /** Opens the contact dialog; undefined when the clinic gives no contact. */
  askClinic: (() => void) | undefined;
}

/** The reservation in the dialog; `done` once it is cancelled. */
interface CancelDialog {
  id: number;
  done?: { charged: boolean };
}

/**
 * Cancels after a confirmation (§cancel-asks-first, §cancel-fee-said), and explains a refusal (§cancel-failed-said,
 * §cancel-five-a-day, §cancel-until-start).
 */
export function useCancel(all: readonly Reservation[], { now, fee, askClinic }: CancelOptions) {
  const { state, busy, run, reset, readAgain } = useCancelReservation();
  const [current, show, close] = useDialog<CancelDialog>('cancel', { locked: busy });
  const visitOf = (id?: number) => all.find((reservation) => reservation.id === id);
  const visit = visitOf(current?.id);
  const toCancel = current?.done ? undefined : visit;
  const { failure = null, input = null } = state.status === 'failed' ? state : {};
  const unkept = toCancel !== undefined && needsReschedule(toCancel);
  const keep = () => !busy && close();
  const confirm = () =>
    toCancel &&
    run(toCancel, ({ status }) =>
      status === 'done' ? show({ id: toCancel.id, done: { charged: isCharged(toCancel, fee, now) } }) : close(),
    );
  return {
    ask: ({ id }: Reservation) => {
      reset();
      show({ id });
    },
    result: {
      action: state,
      failed: failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed,
      list: { label: common.reload, onClick: readAgain },
      outcome: refusalOf(failure?.code ?? null, Boolean(visitOf(input?.id)?.admin_user.zoom_url), askClinic),
    },
    dialogs: (
      <>
        <Dialog
          opened={toCancel !== undefined}
          title={copy.cancelQuestion}
          onClose={keep}
          actions={
            <MainButton blocked={busy} onClick={keep}>
              {copy.cancelNo}
            </MainButton>
          }
          destroying={
            <MainButton variant="dangerOutline" busy={busy} onClick={confirm}>
              {busy ? copy.cancelling : booking.cancel}
            </MainButton>
          }
        >
          {toCancel && <Consequences visit={toCancel} now={now} fee={fee} />}
          <Text>{unkept ? copy.cancelUnkeptEffect : copy.cancelEffect}</Text>
        </Dialog>
        <FullScreenDialog
          opened={current?.done !== undefined}
          title={copy.cancelled}
          picture="calendar-empty"
          onClose={close}
          actions={<MainButton onClick={close}>{completion.seeReservations}</MainButton>}
        >
          {current?.done && visit && <NamedVisit visit={visit} now={now} cancelled />}
          {current?.done?.charged && <Text>{copy.feeDue(fee)}</Text>}
          <Text>{prepare.calendarRemains}</Text>
        </FullScreenDialog>
      </>
    ),
  };
}
