import { useSWRConfig } from 'swr';
import type { Block } from '../domain/booking/block';
import { useSend } from './ClinicProvider';
import { askBookingFlag } from './contract/booking';
import { readKey, useRead } from './useRead';

const forBlock = (block: Block) => ({ query: { shift_id: block.id, subject_id: block.subject_id } });

/** The next step of the booking (§booking-way): `flag` as last read, null while unknown; `ask` reads it now. */
export function useBookingFlag(block: Block) {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const read = useRead(askBookingFlag, forBlock(block));
  const ask = async (wanted: Block): Promise<number | null> => {
    const reply = await send(askBookingFlag, forBlock(wanted));
    await mutate(readKey(askBookingFlag, forBlock(wanted)), reply, { revalidate: false });
    return reply.flag;
  };
  return { flag: read.status === 'ready' ? read.data.flag : null, ask };
}
