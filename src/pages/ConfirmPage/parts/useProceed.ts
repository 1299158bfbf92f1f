import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import { asFailure, type Failure } from '../../../api/failure';
import { paths } from '../../../app/paths';
import type { Block } from '../../../domain/block';
import { bookingWay } from '../../../domain/bookingOutcome';

type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; failure: Failure }
  | { status: 'taken' | 'duplicate' };

/** What happens after 同意して進む: the clinic's flag decides the way (spec §4 "Booking flow"). */
export function useProceed(block: Block) {
  const navigate = useNavigate();
  const { askFlag, bookShort } = useBooking();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });

  async function bookNow() {
    const outcome = await bookShort(block);
    if (outcome === 'booked') navigate(paths.reservationsBooked, { replace: true });
    else setProgress({ status: outcome });
  }

  async function proceed() {
    if (progress.status === 'busy') return;
    setProgress({ status: 'busy' });
    try {
      const way = bookingWay(await askFlag(block));
      if (way === 'short') return await bookNow();
      setProgress({ status: way === 'duplicate' ? 'duplicate' : 'idle' });
      if (way === 'repeatQuestionnaire') navigate(paths.rediagnose(block));
      if (way === 'firstQuestionnaire') navigate(paths.diagnose(block));
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    }
    return undefined;
  }
  return { progress, proceed };
}
