import { useHasExtra } from '../../api/ClinicProvider';
import type { Reservation } from '../../api/contract/reservations';
import { useCancelReservation } from '../../api/reservations';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import type { ActionResultProps, ShownOutcome } from '../../components/feedback/ActionResult/ActionResult';
import { Text } from '../../components/layout/JaText/texts';
import { Dialog } from '../../components/overlays/Dialog/Dialog';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { NamedVisit } from '../../components/visit/NamedVisit/NamedVisit';
import { booking } from '../../copy/booking';
import { common, contact } from '../../copy/common';
import { prepare, reservation as copy } from '../../copy/visit';
import type { Instant } from '../../domain/calendar/jst';
import { isCancelFeePeriod, isCancelCharged } from '../../domain/money/fees';
import { needsReschedule } from '../../domain/visit/reservation';

function CancelConsequences({ visit, now, fee }: { visit: Reservation; now: Instant; fee: number | null }) {
  const canChangeTime = useHasExtra('change_time');
  const mustReschedule = needsReschedule(visit);
  const hasFee = isCancelCharged(visit, fee, now);
  const isFreeOfCharge = !mustReschedule && !isCancelFeePeriod(visit.start_time, now);
  return (
    <>
      <NamedVisit visit={visit} now={now} />
      {mustReschedule && <Text>{copy.cancelClosed}</Text>}
      {isFreeOfCharge && <Text>{copy.cancelFree}</Text>}
      {hasFee && <Text>{copy.cancelCosts(fee)}</Text>}
      {hasFee && canChangeTime && <Text>{copy.cancelOrChange}</Text>}
    </>
  );
}

function makeRefusal(title: string, text: string, advice: string, askClinic: (() => void) | undefined): ShownOutcome {
  const action = askClinic && { label: contact.title, onClick: askClinic };
  return { title, problem: action ? { text: text + advice, action } : { text } };
}

function refusalOf(code: string | null, hasRoom: boolean, askClinic: CancelOptions['askClinic']): ShownOutcome | null {
  if (code === 'cancelled_often')
    return makeRefusal(copy.cancelOften, copy.cancelOftenText, copy.cancelOftenContact, askClinic);
  if (code !== 'started') return null;
  const text = hasRoom ? copy.cancelStartedAdvice : copy.cancelStartedWait;
  return makeRefusal(copy.cancelStarted, text, copy.cancelStartedContact, askClinic);
}

interface CancelOptions {
  now: Instant;
  /** In yen; null if only the clinic knows the amount. */
  fee: number | null;
  /** Undefined if the clinic has given no contact. */
  askClinic: (() => void) | undefined;
}

interface CancelDialog {
  id: number;
  done?: { charged: boolean };
}

/**
 * Asks before cancelling (§cancel-asks-first, §cancel-fee-said), and explains a refusal (§cancel-failed-said,
 * §cancel-five-a-day, §cancel-until-start).
 */
export function useCancel(reservations: readonly Reservation[], { now, fee, askClinic }: CancelOptions) {
  const { state, busy, run, reset, readAgain } = useCancelReservation();
  const [dialogEntry, show, close] = useDialog<CancelDialog>('cancel', { locked: busy });
  const findReservation = (id?: number) => reservations.find((reservation) => reservation.id === id);
  const visit = findReservation(dialogEntry?.id);
  const visitToCancel = dialogEntry?.done ? undefined : visit;
  const { failure = null, input = null } = state.status === 'failed' ? state : {};
  const mustReschedule = visitToCancel !== undefined && needsReschedule(visitToCancel);
  const charged = visitToCancel !== undefined && isCancelCharged(visitToCancel, fee, now);
  const closeUnlessBusy = () => !busy && close();
  const confirm = () =>
    visitToCancel &&
    run(visitToCancel, ({ status }) =>
      status === 'done' ? show({ id: visitToCancel.id, done: { charged } }) : close(),
    );
  return {
    ask: ({ id }: Reservation) => {
      reset();
      show({ id });
    },
    result: {
      action: state,
      failed: failure?.status === 409 ? copy.cancelRefused : copy.cancelFailed,
      checkAction: { label: common.reload, onClick: readAgain },
      outcome: refusalOf(failure?.code ?? null, Boolean(findReservation(input?.id)?.admin_user.zoom_url), askClinic),
    } satisfies ActionResultProps,
    dialogs: (
      <>
        <Dialog
          opened={visitToCancel !== undefined}
          title={copy.cancelQuestion}
          onClose={closeUnlessBusy}
          actions={
            <MainButton blocked={busy} onClick={closeUnlessBusy}>
              {copy.cancelNo}
            </MainButton>
          }
          destructiveAction={
            <MainButton variant="dangerOutline" busy={busy} onClick={confirm}>
              {busy ? copy.cancelling : booking.cancel}
            </MainButton>
          }
        >
          {visitToCancel && <CancelConsequences visit={visitToCancel} now={now} fee={fee} />}
          <Text>{mustReschedule ? copy.cancelClosedEffect : copy.cancelEffect}</Text>
        </Dialog>
        <FullScreenDialog
          opened={dialogEntry?.done !== undefined}
          title={copy.cancelled}
          picture="calendar-empty"
          onClose={close}
          actions={<MainButton onClick={close}>{common.toReservations}</MainButton>}
        >
          {dialogEntry?.done && visit && <NamedVisit visit={visit} now={now} cancelled />}
          {dialogEntry?.done?.charged && <Text>{copy.feeDue(fee)}</Text>}
          <Text>{prepare.calendarRemains}</Text>
        </FullScreenDialog>
      </>
    ),
  };
}
