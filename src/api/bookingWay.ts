import { useSWRConfig } from 'swr';
import type { Block } from '../domain/booking/block';
import { useSend } from './ClinicProvider';
import { askBookingFlag } from './contract/booking';
import type { BookingWay } from './contract/words';
import { readKey, useRead } from './useRead';

const forBlock = (block: Block) => ({ query: { shift_id: block.id, subject_id: block.subject_id } });

/** The next step of the booking (§booking-way): `way` as last read, null while unknown; `ask` reads it now. */
export function useBookingWay(block: Block) {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const read = useRead(askBookingFlag, forBlock(block));
  const ask = async (wanted: Block): Promise<BookingWay> => {
    const reply = await send(askBookingFlag, forBlock(wanted));
    await mutate(readKey(askBookingFlag, forBlock(wanted)), reply, { revalidate: false });
    return reply.way;
  };
  return { way: read.status === 'ready' ? read.data.way : null, ask };
}
