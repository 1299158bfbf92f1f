import { useRef, useState } from 'react';
import type { Block } from '../domain/block';
import type { BookingOutcome } from '../domain/bookingOutcome';
import { forgetConsents } from './consents';
import { asFailure, type Failure } from './failure';
import { useDoctors } from './timetable';
import { useRecovery } from './useRecovery';

/** How far a booking has come. */
export type BookingProgress = { status: 'idle' | 'busy' | 'duplicate' } | { status: 'failed'; failure: Failure };

/** Books a block; `null` means that it led elsewhere and nothing was booked. */
type Book = (block: Block) => Promise<BookingOutcome | null>;

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
  const doctors = useDoctors(block.subject_id);
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

  const lost = recovery.state.status === 'watching' ? null : 'taken';
  return {
    progress,
    /** What the dialog of a failed booking shows. */
    dialog: {
      outcome: progress.status === 'duplicate' ? progress.status : lost,
      offers: recovery.state.status === 'offering' ? recovery.state.offers : null,
      doctorNames: Object.fromEntries(
        doctors.status === 'ready' ? doctors.data.map((one) => [one.id, one.lastname]) : [],
      ),
    } as const,
    run: (how: Book) => book(block, how),
    /** Goes on with an offered block; books it at once when the last button had been pressed already. */
    choose: (offer: Block) => {
      const pressed = recovery.state.status === 'offering' && recovery.state.atSubmit ? last.current : null;
      recovery.settle();
      onMoved(offer);
      if (pressed) void book(offer, pressed);
    },
  };
}
