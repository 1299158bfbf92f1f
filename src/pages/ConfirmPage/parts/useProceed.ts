import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/bookingApi';
import { useBookingRun } from '../../../booking/useBookingRun';
import { useChangeTime } from '../../../booking/useChangeTime';
import type { ReservationChange } from '../../../booking/useReservationChange';
import { CONSENT_VERSION } from '../../../copy/confirmCopy';
import { paths } from '../../../paths';
import type { Block } from '../../../domain/block';
import { bookingWay } from '../../../domain/bookingOutcome';

/**
 * Runs after 同意して進む: the clinic's flag decides the next step (§booking-way). After 日時を変更する it releases the
 * old reservation and books the new block at once (§change-time-order).
 */
export function useProceed(block: Block, changing: ReservationChange, onMoved: (block: Block) => void) {
  const navigate = useNavigate();
  const { askFlag, bookShort } = useBooking();
  const old = 'reservation' in changing ? changing.reservation.id : null;
  const { run, ...rest } = useBookingRun({
    block,
    atLastStep: false,
    onBooked: () =>
      void navigate(old === null ? paths.reservationsBooked : paths.reservationsChanged, { replace: true }),
    onMoved,
  });
  const lead = (way: 'first' | 'repeat', to: Block) =>
    void navigate(way === 'repeat' ? paths.rediagnose(to) : paths.diagnose(to));
  const { unsure, changeTo } = useChangeTime(old ?? 0, lead);

  const proceed = () =>
    run(async (wanted) => {
      if (old !== null) return changeTo(wanted);
      switch (bookingWay(await askFlag(wanted))) {
        case 'short':
          return bookShort(wanted, CONSENT_VERSION);
        case 'duplicate':
          return 'duplicate';
        case 'repeatQuestionnaire':
          return (lead('repeat', wanted), null);
        case 'firstQuestionnaire':
          return (lead('first', wanted), null);
      }
    });
  return { ...rest, unsure, proceed };
}
