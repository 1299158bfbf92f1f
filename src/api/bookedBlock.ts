import type { Block } from '../domain/block';
import { holdsBlock } from '../domain/recovery';
import { listReservations } from './contract';
import { useRead } from './useRead';

const KEY = 'clinic:booked';

/** Remembers the block that was just booked, for a patient who goes back into its form. */
export function rememberBooked(block: Block): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(block));
  } catch {
    // Storage is unavailable: the watch on the block leads to the reservations instead (E2).
  }
}

function readBooked(id: string | null): Block | null {
  try {
    const block = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Block | null;
    return block !== null && String(block.id) === id ? block : null;
  } catch {
    return null;
  }
}

/**
 * True when the block with this first shift was booked in this session and is still held: its form is done (E2). Reads
 * nothing for any other block.
 */
export function useAlreadyBooked(id: string | null): boolean {
  const block = readBooked(id);
  const list = useRead(listReservations, block && {});
  return block !== null && list.status === 'ready' && holdsBlock(list.data.all_reservations, block);
}
