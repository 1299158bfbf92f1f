import { useNavigate } from 'react-router-dom';
import { useBooking, useBookingWay } from '../../api/booking';
import { useAction } from '../../api/useAction';
import { useBookingRun } from '../../booking/useBookingRun';
import { paths } from '../../paths';
import type { ChosenBlock } from '../../booking/chosenBlock';

/** Runs after 同意して進む: the clinic decides the next step (§booking-way). */
export function useProceed(chosen: ChosenBlock) {
  const { block, version } = chosen;
  const navigate = useNavigate();
  const { bookShort } = useBooking();
  const { way, ask } = useBookingWay(block);
  // The button says that it books before it does.
  const books = way === 'short';
  const booking = useBookingRun({
    chosen,
    atLastStep: false,
    onBooked: () => void navigate(paths.reservationsBooked, { replace: true }),
    onMoved: (offer) => void navigate(paths.confirm(offer), { replace: true }),
  });
  const asking = useAction(
    async () => {
      const next = await ask(block);
      return next === 'duplicate' && (await booking.leadToOwn()) ? 'own' : next;
    },
    (end) => {
      if (end.status === 'failed') return;
      if (end.result === 'duplicate') booking.tell('duplicate');
      if (end.result === 'short' && books) booking.run((wanted) => bookShort(wanted, version));
      if (end.result === 'repeatQuestionnaire') void navigate(paths.rediagnose(block));
      if (end.result === 'firstQuestionnaire') void navigate(paths.diagnose(block));
    },
  );
  const { state } = asking;
  return {
    busy: state.status === 'busy' || booking.busy,
    attempt: state.status === 'done' ? booking.attempt : state,
    dialog: booking.dialog,
    books,
    proceed: () => asking.run(undefined),
  };
}
