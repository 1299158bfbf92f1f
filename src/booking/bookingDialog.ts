import type { Block } from '../domain/block';
import type { Recovery } from '../domain/recovery';
import type { Failure } from '../domain/failure';

/**
 * Progress of a booking; `lost` = it failed after the old reservation had been released for it (§change-time-recovers).
 */
export type BookingProgress =
  | { status: 'idle' | 'busy' | 'duplicate' }
  | { status: 'failed' | 'lost'; failure: Failure };

/**
 * What the dialog of a failed booking shows: the reason and the blocks offered instead, null while they are searched.
 */
export function bookingDialog(progress: BookingProgress, recovery: Recovery) {
  const why = progress.status === 'lost' ? 'notBooked' : 'taken';
  const lost = recovery.status === 'watching' ? null : why;
  const offers: Block[] | null = recovery.status === 'offering' ? recovery.offers : null;
  return { outcome: progress.status === 'duplicate' ? progress.status : lost, offers } as const;
}
