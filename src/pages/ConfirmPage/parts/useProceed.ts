import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import { useBookingRun } from '../../../api/useBookingRun';
import { paths } from '../../../app/paths';
import type { Block } from '../../../domain/block';
import { bookingWay } from '../../../domain/bookingOutcome';

/** What happens after 同意して進む: the clinic's flag decides the way (spec §4 "Booking flow"). */
export function useProceed(block: Block, onMoved: (block: Block) => void) {
  const navigate = useNavigate();
  const { askFlag, bookShort } = useBooking();
  const { run, ...rest } = useBookingRun({
    block,
    atLastStep: false,
    onBooked: () => void navigate(paths.reservationsBooked, { replace: true }),
    onMoved,
  });

  const proceed = () =>
    run(async (wanted) => {
      switch (bookingWay(await askFlag(wanted))) {
        case 'short':
          return bookShort(wanted);
        case 'duplicate':
          return 'duplicate';
        case 'repeatQuestionnaire':
          void navigate(paths.rediagnose(wanted));
          return null;
        case 'firstQuestionnaire':
          void navigate(paths.diagnose(wanted));
          return null;
      }
    });
  return { ...rest, proceed };
}
