import { useNavigate } from 'react-router-dom';
import { useChangeTime, useRefreshReservations } from '../../../api/reservations';
import type { ChosenBlock } from '../../../booking/chosenBlock';
import { useBookingRun } from '../../../booking/useBookingRun';
import { booking, changeTime as copy } from '../../../copy/booking';
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
