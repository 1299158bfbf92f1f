import * as v from 'valibot';
import type { Block } from '../domain/block';
import { holdsBlock } from '../domain/recovery';
import { listReservations } from '../api/contract';
import { useRead } from '../api/useRead';

const KEY = 'clinic:booked';

/** An earlier version kept the time as text; its block is dropped like a broken one, and the watch finds it (E2). */
const Kept = v.object({ id: v.number(), admin_user_id: v.number(), start_time: v.number() });

/** Remembers the block that was just booked, for a patient who goes back into its form. */
export function rememberBooked(block: Block): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(block));
  } catch {
    // Storage is unavailable: the watch on the block leads to the reservations instead (E2).
  }
}

/** The block that was just booked, when this is its first shift; null when it is another or none was kept. */
export function readBooked(id: string | null): v.InferOutput<typeof Kept> | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success && String(kept.output.id) === id ? kept.output : null;
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
