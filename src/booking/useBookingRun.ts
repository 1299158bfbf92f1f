import { useRef, useState } from 'react';
import type { Block } from '../domain/block';
import type { BookingOutcome } from '../domain/bookingOutcome';
import { bookingDialog, type BookingProgress } from './bookingDialog';
import { rememberBooked } from './bookedBlock';
import { clearConsents } from './consentStorage';
import { asFailure, type Failure } from '../api/failure';
import { useDoctorNames } from '../api/doctorsApi';
import { useRecovery } from './useRecovery';
import { usePageRestored } from '../api/usePageRestored';

/**
 * Books a block; `null` = it continues elsewhere and nothing was booked, `lost` = it failed after the old reservation
 * was released, so other blocks are offered at once (E7).
 */
type Book = (block: Block) => Promise<BookingOutcome | { lost: Failure } | null>;

interface BookingRun {
  block: Block;
  /** True on the last step, which checks the block again. */
  atLastStep: boolean;
  onBooked: () => void;
  /** The patient chose a replacement for a lost block. */
  onMoved: (block: Block) => void;
}

/**
 * Booking, shared by all screens: runs once however often the button is pressed; handles codes `1`, `3`, success and
 * failure (spec §4 "Booking flow"); watches the block and offers replacements when it is lost (E2).
 */
export function useBookingRun({ block, atLastStep, onBooked, onMoved }: BookingRun) {
  const [progress, setProgress] = useState<BookingProgress>({ status: 'idle' });
  const doctorNames = useDoctorNames(block.subject_id);
  // A ref, because the state updates one render too late for a second tap.
  const busy = useRef(false);
  const last = useRef<Book | null>(null);
  const finish = (booked: Block) => {
    clearConsents();
    rememberBooked(booked);
    onBooked();
  };
  // While a booking is sent, its reply decides.
  const recovery = useRecovery(block, atLastStep, () => !busy.current && finish(block));

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
      finish(wanted);
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    } finally {
      busy.current = false;
    }
  }

  // A page restored from the back/forward cache would stay busy: its request no longer exists.
  usePageRestored(() => {
    if (!busy.current) return;
    busy.current = false;
    setProgress({ status: 'idle' });
  });

  /** Switches to an offered block; books it at once when the last button was already pressed. */
  const choose = (offer: Block) => {
    const pressed = recovery.state.status !== 'watching' && recovery.state.atSubmit ? last.current : null;
    recovery.settle();
    onMoved(offer);
    if (pressed) void book(offer, pressed);
  };
  return {
    progress,
    /** Why the last attempt failed, when the patient may try again. */
    failure: progress.status === 'failed' ? progress.failure : null,
    /** Props of the dialog for a failed booking. */
    dialog: { ...bookingDialog(progress, recovery.state), doctorNames, onOffer: choose },
    run: (how: Book) => book(block, how),
    /** Retries the same block. */
    retry: () => choose(block),
  };
}
