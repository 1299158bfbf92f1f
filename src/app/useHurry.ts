import { booking } from '../copy/booking';
import { useNow } from '../device/clinicClock';
import { minutesToBook } from '../domain/booking/block';
import { readBlockFromUrl } from '../domain/booking/blockInUrl';

/** How long the chosen block can still be booked, in words; null while there is time (§book-until-five). */
export function useHurry(search: string): string | null {
  const now = useNow();
  const query = new URLSearchParams(search);
  const block = readBlockFromUrl(query);
  const minutes = block && minutesToBook(block.start_time, now);
  if (minutes === null) return null;
  return query.has('change') ? booking.hurryToChange(minutes) : booking.hurry(minutes);
}
