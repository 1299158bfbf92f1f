import { listFiles } from '../../../api/contract/files';
import type { Reservation } from '../../../api/contract/reservations';
import { useWillTell } from '../../../api/messageChoice';
import { useRead } from '../../../api/useRead';
import { useSettled } from '../../../components/overlays/Peak/useSettled';
import type { Instant } from '../../../domain/calendar/jst';
import { visitMessages } from '../../../domain/visit/messages';

interface BookedFacts {
  /** The clinic has no picture of an insurance card. */
  cardMissing: boolean;
  /** When the clinic will write before the visit; null: it will not. */
  told: 'dayBefore' | 'soon' | null;
}

const NOTHING: BookedFacts = { cardMissing: false, told: null };

/** What is said of a booking that is new or moved, besides itself; undefined until it is known. */
export function useBookedFacts(held: Reservation | null, now: Instant): BookedFacts | undefined {
  const files = useRead(listFiles, held ? {} : null);
  const willTell = useWillTell(held ? 'soon' : null);
  const kinds = held && willTell ? visitMessages(held.start_time, now, null).map(({ kind }) => kind) : [];
  const told = (['dayBefore', 'soon'] as const).find((kind) => kinds.includes(kind)) ?? null;
  const known =
    files.status === 'loading' || willTell === undefined
      ? undefined
      : { cardMissing: files.status === 'ready' && files.data.length === 0, told };
  return useSettled(known, NOTHING, held !== null);
}
