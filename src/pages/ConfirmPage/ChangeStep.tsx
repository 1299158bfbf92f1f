import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { useDoctor } from '../../api/doctors';
import { useChangeTime, useRefreshReservations } from '../../api/reservations';
import { useChosenBlock } from '../../booking/chosenBlock';
import type { ReservationChange } from '../../booking/useReservationChange';
import { useSubmitBooking } from '../../booking/useSubmitBooking';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { ActionResult, type ActionResultProps } from '../../components/feedback/ActionResult/ActionResult';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { BookingOutcomeDialog } from '../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { changeTime as copy } from '../../copy/booking';
import { common } from '../../copy/common';
import { clinicNow } from '../../device/clinicClock';
import { formatDay, formatDayTime, formatHHmm, toJstDate } from '../../domain/calendar/jst';
import { isUnsure } from '../../domain/failure';
import { needsReschedule } from '../../domain/visit/reservation';
import { paths } from '../../paths';
import { BlockSummary } from './BlockSummary';

function useSubmitChange(mustReschedule: boolean) {
  const { block, change } = useChosenBlock();
  const id = change ?? 0;
  const start = block.start_time;
  const navigate = useNavigate();
  const changeTime = useChangeTime();
  const refresh = useRefreshReservations();
  const { busy, attempt, dialog, run } = useSubmitBooking({
    keepsLength: true,
    bookedTo: paths.reservationsAfterChange,
    pathOf: (offer) => paths.confirm(offer, id),
  });
  const failure = attempt.status === 'failed' ? attempt.failure : null;
  // Refreshes the list, because a refused change can mean that the visit has begun, ended or been cancelled.
  const openList = () => {
    void refresh();
    void navigate(paths.reservations);
  };
  const checkAction = { label: common.toReservations, onClick: openList };
  return {
    busy,
    label: busy ? copy.changing : copy.change(formatDay(toJstDate(start), clinicNow()), formatHHmm(start)),
    result: {
      action: attempt,
      failed: mustReschedule ? copy.needsReschedule.unchanged : copy.unchanged,
      checkAction,
      outcome:
        failure?.status === 409
          ? { title: copy.refused, problem: { text: failure.sentence ?? copy.unknownText, action: checkAction } }
          : null,
    } satisfies ActionResultProps,
    dialog,
    changeNow: () => run((target) => changeTime(id, target)),
  };
}

interface ChangeStepProps {
  doctor: ReturnType<typeof useDoctor>;
  timeChange: ReservationChange;
}

/** §change-time-one-call */
export function ChangeStep({ doctor, timeChange }: ChangeStepProps) {
  const visit = timeChange.status === 'ready' ? timeChange.reservation : null;
  const oldStart = timeChange.status === 'failed' ? undefined : (visit?.start_time ?? null);
  const mustReschedule = visit !== null && needsReschedule(visit);
  const { busy, label, result, dialog, changeNow } = useSubmitChange(mustReschedule);
  return (
    <Stack>
      <BlockSummary doctor={doctor} oldStart={oldStart} />
      <ChangeNotice confirming changing={timeChange} now={clinicNow()} reservationsTo={paths.reservations} />
      <ActionResult {...result} />
      {timeChange.status !== 'failed' && (
        <ActionBar>
          <MainButton variant={isUnsure(result.action) ? 'outline' : 'main'} busy={!visit || busy} onClick={changeNow}>
            {visit ? label : copy.checking}
          </MainButton>
        </ActionBar>
      )}
      <BookingOutcomeDialog
        {...dialog}
        notes={visit && !mustReschedule ? [copy.stillHeld(formatDayTime(visit.start_time, clinicNow()))] : []}
      />
    </Stack>
  );
}
