import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { useDoctor } from '../../api/doctors';
import { useChangeTime, useRefreshReservations } from '../../api/reservations';
import { useChosenBlock } from '../../booking/chosenBlock';
import type { ReservationChange } from '../../booking/useReservationChange';
import { useSubmitBooking } from '../../booking/useSubmitBooking';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { BookingOutcomeDialog } from '../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { booking, changeTime as copy } from '../../copy/booking';
import { clinicNow } from '../../device/clinicClock';
import { formatDay, formatDayTime, formatTime, toJstDate } from '../../domain/calendar/jst';
import { isUnsure } from '../../domain/failure';
import { needsReschedule } from '../../domain/visit/reservation';
import { paths } from '../../paths';
import { BlockSummary } from './BlockSummary';

/** @param unkept true when the clinic cannot keep the reservation's time */
function useChange(unkept: boolean) {
  const { block, change } = useChosenBlock();
  const id = change ?? 0;
  const start = block.start_time;
  const navigate = useNavigate();
  const changeTime = useChangeTime();
  const refresh = useRefreshReservations();
  const { busy, attempt, dialog, run } = useSubmitBooking({
    sameLength: true,
    bookedTo: paths.reservationsChanged,
    pathOf: (offer) => paths.confirm(offer, id),
  });
  const failure = attempt.status === 'failed' ? attempt.failure : null;
  // Begun, over or cancelled; the list shows which.
  const seeAnew = () => {
    void refresh();
    void navigate(paths.reservations);
  };
  const list = { label: booking.seeReservations, onClick: seeAnew };
  return {
    busy,
    label: busy ? copy.changing : copy.change(formatDay(toJstDate(start), clinicNow()), formatTime(start)),
    result: {
      of: attempt,
      failed: unkept ? copy.unkept.unchanged : copy.unchanged,
      list,
      outcome:
        failure?.status === 409
          ? { title: copy.refused, problem: { text: failure.sentence ?? copy.unknownText, action: list } }
          : null,
    },
    dialog,
    go: () => run((target) => changeTime(id, target)),
  };
}

interface ChangeStepProps {
  doctor: ReturnType<typeof useDoctor>;
  changing: ReservationChange;
}

/** The reservation's time before and after, and one press that moves it (§change-time-one-call). */
export function ChangeStep({ doctor, changing }: ChangeStepProps) {
  const held = changing.status === 'held' ? changing.reservation : null;
  const unkept = held !== null && needsReschedule(held);
  const { busy, label, result, dialog, go } = useChange(unkept);
  return (
    <Stack>
      <BlockSummary doctor={doctor} before={changing.status === 'failed' ? undefined : (held?.start_time ?? null)} />
      <ChangeNotice last changing={changing} now={clinicNow()} reservationsTo={paths.reservations} />
      <ActionResult {...result} />
      {changing.status !== 'failed' && (
        <ActionBar>
          <MainButton variant={isUnsure(result.of) ? 'outline' : 'main'} busy={held === null || busy} onClick={go}>
            {held === null ? copy.checking : label}
          </MainButton>
        </ActionBar>
      )}
      <BookingOutcomeDialog
        {...dialog}
        notes={held && !unkept ? [copy.stillHeld(formatDayTime(held.start_time, clinicNow()))] : []}
      />
    </Stack>
  );
}
