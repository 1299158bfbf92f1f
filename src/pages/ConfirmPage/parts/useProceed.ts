import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import { useBookingRun } from '../../../api/useBookingRun';
import { paths } from '../../../app/paths';
import type { Block } from '../../../domain/block';
import { bookingWay } from '../../../domain/bookingOutcome';

/** What happens after 同意して進む: the clinic's flag decides the way (spec §4 "Booking flow"). */
export function useProceed(block: Block) {
  const navigate = useNavigate();
  const { askFlag, bookShort } = useBooking();
  const { progress, run } = useBookingRun(() => void navigate(paths.reservationsBooked, { replace: true }));

  const proceed = () =>
    run(async () => {
      switch (bookingWay(await askFlag(block))) {
        case 'short':
          return bookShort(block);
        case 'duplicate':
          return 'duplicate';
        case 'repeatQuestionnaire':
          void navigate(paths.rediagnose(block));
          return null;
        case 'firstQuestionnaire':
          void navigate(paths.diagnose(block));
          return null;
      }
    });
  return { progress, proceed };
}
