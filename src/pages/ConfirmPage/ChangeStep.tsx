import { Stack } from '@mantine/core';
import type { useDoctor } from '../../api/doctors';
import type { ChosenBlock } from '../../booking/chosenBlock';
import type { ReservationChange } from '../../booking/useReservationChange';
import { ChangeNotice } from '../../components/booking/ChangeNotice/ChangeNotice';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { BookingOutcomeDialog } from '../../components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import { clinicNow } from '../../device/clinicClock';
import { isUnsure } from '../../domain/failure';
import { isUnkept } from '../../domain/visit/reservation';
import { paths } from '../../paths';
import { BlockSummary } from './BlockSummary';
import { useNavigate } from 'react-router-dom';
import { useChangeTime, useRefreshReservations } from '../../api/reservations';
import { useBookingRun } from '../../booking/useBookingRun';
import { booking, changeTime as copy } from '../../copy/booking';
import { formatDay, formatDayTime, formatTime, toJstDate } from '../../domain/calendar/jst';

/**
 * Moves a reservation to a block in one call: all of it moves, or nothing does (§change-time-one-call).
 * @param unkept true when the clinic cannot keep its time (§closed-day-told)
 */
function useChange(chosen: ChosenBlock, unkept: boolean) {
  const id = chosen.change ?? 0;
  const start = chosen.block.start_time;
  const navigate = useNavigate();
  const changeTime = useChangeTime();
  const refresh = useRefreshReservations();
  const { busy, attempt, dialog, run } = useBookingRun({
    chosen,
    sameLength: true,
    atLastStep: false,
    onBooked: () => void navigate(paths.reservationsChanged, { replace: true }),
    onMoved: (offer) => void navigate(paths.confirm(offer, id), { replace: true }),
  });
  const failure = attempt.status === 'failed' ? attempt.failure : null;
  // Begun, over or cancelled: the list says which, read anew.
  const seeAnew = () => {
    void refresh();
    void navigate(paths.reservations);
  };
  const list = { label: booking.seeReservations, onClick: seeAnew };
  return {
    busy,
    /** The button's words. */
    label: busy ? copy.changing : copy.change(formatDay(toJstDate(start), clinicNow()), formatTime(start)),
    result: {
      of: attempt,
      failed: unkept ? copy.unkept.unchanged : copy.unchanged,
      list,
      said:
        failure?.status === 409
          ? { title: copy.refused, problem: { text: failure.says ?? copy.unknownText, action: list } }
          : null,
    },
    dialog,
    go: () => run((wanted) => changeTime(id, wanted)),
  };
}

interface ChangeStepProps {
  chosen: ChosenBlock;
  doctor: ReturnType<typeof useDoctor>;
  changing: ReservationChange;
}

/** The reservation's time before and after, and one press that moves it (§unsure-looks-first). */
export function ChangeStep({ chosen, doctor, changing }: ChangeStepProps) {
  const { block, subjectId } = chosen;
  const held = changing.status === 'held' ? changing.reservation : null;
  const unkept = held !== null && isUnkept(held);
  const { busy, label, result, dialog, go } = useChange(chosen, unkept);
  return (
    <Stack>
      <BlockSummary
        block={block}
        subjectId={subjectId}
        doctor={doctor}
        {...(changing.status !== 'failed' && { before: held?.start_time ?? null })}
      />
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
