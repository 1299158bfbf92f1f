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
function useTimeChange(unkept: boolean) {
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
  // The visit may have begun, ended or been cancelled; the list shows which.
  const openList = () => {
    void refresh();
    void navigate(paths.reservations);
  };
  const list = { label: booking.seeReservations, onClick: openList };
  return {
    busy,
    label: busy ? copy.changing : copy.change(formatDay(toJstDate(start), clinicNow()), formatTime(start)),
    result: {
      action: attempt,
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

/** The reservation's old and new time, and the button that changes it (§change-time-one-call). */
export function ChangeStep({ doctor, changing }: ChangeStepProps) {
  const booked = changing.status === 'ready' ? changing.reservation : null;
  const unkept = booked !== null && needsReschedule(booked);
  const { busy, label, result, dialog, go } = useTimeChange(unkept);
  return (
    <Stack>
      <BlockSummary doctor={doctor} before={changing.status === 'failed' ? undefined : (booked?.start_time ?? null)} />
      <ChangeNotice last changing={changing} now={clinicNow()} reservationsTo={paths.reservations} />
      <ActionResult {...result} />
      {changing.status !== 'failed' && (
        <ActionBar>
          <MainButton variant={isUnsure(result.action) ? 'outline' : 'main'} busy={!booked || busy} onClick={go}>
            {booked ? label : copy.checking}
          </MainButton>
        </ActionBar>
      )}
      <BookingOutcomeDialog
        {...dialog}
        notes={booked && !unkept ? [copy.stillHeld(formatDayTime(booked.start_time, clinicNow()))] : []}
      />
    </Stack>
  );
}
