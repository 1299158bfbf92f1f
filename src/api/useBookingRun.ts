import { useRef, useState } from 'react';
import type { BookingOutcome } from '../domain/bookingOutcome';
import { asFailure, type Failure } from './failure';

/** How far a booking has come. */
export type BookingProgress =
  | { status: 'idle' | 'busy' | 'taken' | 'duplicate' }
  | { status: 'failed'; failure: Failure };

/**
 * The one way every screen books: once however often it is pressed, and codes `1`, `3`, success and failure are told
 * apart here alone (spec §4 "Booking flow").
 * @param onBooked where a success goes on
 */
export function useBookingRun(onBooked: () => void) {
  const [progress, setProgress] = useState<BookingProgress>({ status: 'idle' });
  // The state is a render late for a second tap in the same moment.
  const busy = useRef(false);

  /** Runs a booking; `null` from it means that it led elsewhere and nothing was booked. */
  async function run(book: () => Promise<BookingOutcome | null>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProgress({ status: 'busy' });
    try {
      const outcome = await book();
      setProgress({ status: outcome === 'taken' || outcome === 'duplicate' ? outcome : 'idle' });
      if (outcome === 'booked') onBooked();
    } catch (error) {
      setProgress({ status: 'failed', failure: asFailure(error) });
    } finally {
      busy.current = false;
    }
  }
  return { progress, run };
}
