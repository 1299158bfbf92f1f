import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import { asFailure, type Failure } from '../../../api/failure';
import { paths } from '../../../app/paths';
import type { Block } from '../../../domain/block';
import type { Answers } from '../../../domain/questionnaire';
import type { Visit } from './useQuestionnaire';

type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; failure: Failure }
  | { status: 'taken' | 'duplicate' };

/** The last button: books once, however often it is pressed, and says how it went (spec §4). */
export function useBookWithAnswers(visit: Visit, block: Block, onBooked: () => Promise<void>) {
  const navigate = useNavigate();
  const { bookFirstVisit, bookRepeatVisit } = useBooking();
  const send = visit === 'initial' ? bookFirstVisit : bookRepeatVisit;
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  // The state is a render late for a second tap in the same moment.
  const busy = useRef(false);

  async function book(answers: Answers<Blob>) {
    if (busy.current) return;
    busy.current = true;
    setProgress({ status: 'busy' });
    try {
      const outcome = await send(block, answers);
      if (outcome !== 'booked') return setProgress({ status: outcome });
      await onBooked();
      navigate(paths.reservationsBooked, { replace: true });
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    } finally {
      busy.current = false;
    }
  }
  return { progress, book };
}
