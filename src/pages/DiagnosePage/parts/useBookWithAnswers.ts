import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBooking } from '../../../api/booking';
import { asFailure, type Failure } from '../../../api/failure';
import { paths } from '../../../app/paths';
import type { Block } from '../../../domain/block';
import type { Answers } from '../../../domain/questionnaire';

type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; failure: Failure }
  | { status: 'taken' | 'duplicate' };

/** The last button: books once, however often it is pressed, and says how it went (spec §4). */
export function useBookWithAnswers(block: Block) {
  const navigate = useNavigate();
  const { bookWithAnswers } = useBooking();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  // The state is a render late for a second tap in the same moment.
  const busy = useRef(false);

  async function book(answers: Answers<Blob>) {
    if (busy.current) return;
    busy.current = true;
    setProgress({ status: 'busy' });
    try {
      const outcome = await bookWithAnswers(block, answers);
      if (outcome === 'booked') navigate(paths.reservationsBooked, { replace: true });
      else setProgress({ status: outcome });
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    } finally {
      busy.current = false;
    }
  }
  return { progress, book };
}
