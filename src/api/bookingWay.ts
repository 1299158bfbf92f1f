import type { Block } from '../domain/booking/block';
import { askBookingFlag } from './contract/booking';
import type { BookingWay } from './contract/words';
import { useRead, useReadNow } from './useRead';

const forBlock = (block: Block) => ({ query: { shift_id: block.id, subject_id: block.subject_id } });

/** The next step of the booking (§booking-way): `way` as last read, null while unknown; `ask` reads it now. */
export function useBookingWay(block: Block) {
  const readNow = useReadNow();
  const read = useRead(askBookingFlag, forBlock(block));
  const ask = async (wanted: Block): Promise<BookingWay> => (await readNow(askBookingFlag, forBlock(wanted))).way;
  return { way: read.status === 'ready' ? read.data.way : null, ask };
}
