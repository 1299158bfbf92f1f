import { useNavigate } from 'react-router-dom';
import { useChangeTime, useRefreshReservations } from '../../../api/reservations';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import { useBookingRun } from '../../../booking/useBookingRun';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { booking, changeTime as copy } from '../../../copy/booking';
import { lostReply } from '../../../copy/trouble';
import { clinicNow } from '../../../device/clinicClock';
import { formatDay, formatTime, toJstDate } from '../../../domain/calendar/jst';
import { paths } from '../../../paths';

/**
 * Moves a reservation to a block in one call: all of it moves, or nothing does (§change-time-one-call,
 * §change-time-said).
 * @param unkept true when the clinic cannot keep its time (§closed-day-told)
 */
export function useChange(chosen: ChosenBlock, unkept: boolean) {
  const id = chosen.change ?? 0;
  const start = chosen.block.start_time;
  const navigate = useNavigate();
  const changeTime = useChangeTime();
  const refresh = useRefreshReservations();
  const { busy, written, dialog, run } = useBookingRun({
    chosen,
    sameLength: true,
    atLastStep: false,
    onBooked: () => void navigate(paths.reservationsChanged, { replace: true }),
    onMoved: (offer) => void navigate(paths.confirm(offer, id), { replace: true }),
  });
  const see = { label: booking.seeReservations, to: paths.reservations, main: true };
  const { lost, failure, at } = written;
  // Begun, over or cancelled: the list says which, read anew.
  const seeAnew = () => {
    void refresh();
    void navigate(paths.reservations);
  };
  const gone = failure?.status === 409 && {
    title: copy.refused,
    problem: { text: failure.says ?? copy.unknownText, action: { label: booking.seeReservations, onClick: seeAnew } },
  };
  return {
    busy,
    /** The button's words. */
    label:
      lost === 'checking'
        ? lostReply.checking
        : busy
          ? copy.changing
          : copy.change(formatDay(toJstDate(start), clinicNow()), formatTime(start)),
    /** True while nobody knows whether it was done: the list says, and the button steps back. */
    unsure: lost === 'unknown',
    outcome: {
      outcome: gone || writeOutcome(lostReply.change, written, unkept ? copy.unkept.unchanged : copy.unchanged, see),
      of: at,
    },
    dialog,
    go: () => run((wanted) => changeTime(id, wanted)),
  };
}
