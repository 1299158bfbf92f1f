import type { Block } from '../domain/block';
import type { Recovery } from '../domain/takenBlock';

/**
 * What the dialog of a failed booking shows: the reason and the blocks offered instead, null while they are searched.
 */
export function bookingDialog(isDuplicate: boolean, recovery: Recovery) {
  const taken = recovery.status === 'watching' ? null : 'taken';
  const offers: Block[] | null = recovery.status === 'offering' ? recovery.offers : null;
  return { outcome: isDuplicate ? 'duplicate' : taken, offers } as const;
}
