import type { Block } from '../domain/booking/block';
import type { Recovery } from '../domain/booking/takenBlock';
import { paths } from '../paths';

/** Where the dialog of a failed booking leads. */
interface Ways {
  /** The slot picker. */
  slots: string;
  goTo: (path: string) => void;
}

/**
 * What the dialog of a failed booking shows – the reason and the blocks offered instead, null while they are searched –
 * and where it leads (§outcome-dialog-way).
 */
export function bookingDialog(isDuplicate: boolean, recovery: Recovery, { slots, goTo }: Ways) {
  const lost = recovery.status === 'watching' ? null : recovery.why;
  const offers: Block[] | null = recovery.status === 'offering' ? recovery.offers : null;
  return {
    outcome: isDuplicate ? 'duplicate' : lost,
    offers,
    onChooseAnother: () => goTo(slots),
    onClose: () => goTo(paths.reservations),
  } as const;
}
