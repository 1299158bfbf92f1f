import { useRef, useState } from 'react';
import type { Block } from '../domain/block';
import type { BookingOutcome } from '../domain/bookingOutcome';
import { bookingDialog, type BookingProgress } from './bookingDialog';
import { forgetConsents } from './consents';
import { asFailure, type Failure } from './failure';
import { useDoctorNames } from './timetable';
import { useRecovery } from './useRecovery';
import { useRestored } from './useRestored';

/**
 * Books a block; `null` means that it led elsewhere and nothing was booked, `lost` that it failed after a reservation had
 * been given up for it, so that other blocks are offered at once (E7).
 */
type Book = (block: Block) => Promise<BookingOutcome | { lost: Failure } | null>;

interface BookingRun {
  block: Block;
  /** True on the last step, which looks once more whether the block is free. */
  atLastStep: boolean;
  onBooked: () => void;
  /** Another block was chosen in place of a lost one; the screen goes on with it. */
  onMoved: (block: Block) => void;
}

/**
 * The one way every screen books: once however often it is pressed; codes `1`, `3`, success and failure are told apart
 * here alone (spec §4 "Booking flow"); a block that goes is watched for and replaced (E2).
 */
export function useBookingRun({ block, atLastStep, onBooked, onMoved }: BookingRun) {
  const [progress, setProgress] = useState<BookingProgress>({ status: 'idle' });
  const recovery = useRecovery(block, atLastStep);
  const doctorNames = useDoctorNames(block.subject_id);
  // The state is a render late for a second tap in the same moment.
  const busy = useRef(false);
  const last = useRef<Book | null>(null);

  async function book(wanted: Block, how: Book): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    last.current = how;
    setProgress({ status: 'busy' });
    try {
      const outcome = await how(wanted);
      if (outcome !== null && typeof outcome === 'object') {
        setProgress({ status: 'lost', failure: outcome.lost });
        return recovery.refused();
      }
      setProgress({ status: outcome === 'duplicate' ? 'duplicate' : 'idle' });
      if (outcome === 'taken') recovery.refused();
      if (outcome !== 'booked') return;
      forgetConsents();
      onBooked();
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    } finally {
      busy.current = false;
    }
  }

  // A page kept for the browser's back comes back as it was left: the call it waited for is long gone.
  useRestored(() => {
    if (!busy.current) return;
    busy.current = false;
    setProgress({ status: 'idle' });
  });

  /** Goes on with an offered block; books it at once when the last button had been pressed already. */
  const choose = (offer: Block) => {
    const pressed = recovery.state.status !== 'watching' && recovery.state.atSubmit ? last.current : null;
    recovery.settle();
    onMoved(offer);
    if (pressed) void book(offer, pressed);
  };
  return {
    progress,
    /** What the dialog of a failed booking shows. */
    dialog: { ...bookingDialog(progress, recovery.state), doctorNames, onOffer: choose },
    run: (how: Book) => book(block, how),
    /** Tries the same block again. */
    retry: () => choose(block),
  };
}
