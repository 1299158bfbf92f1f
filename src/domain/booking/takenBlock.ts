// A block that was lost while the patient answered, and the times near it.

import { LEAD_MINUTES, type Block, type ShiftLike } from './block';
import { MINUTE_MS, type Instant } from '../calendar/jst';
import type { Day } from './day';

/** Number of free blocks offered in place of a lost one (§taken-nearest-offers). */
export const MAX_OFFERS = 3;

/**
 * True when every shift of the block is on the timetable and free (§taken-told-at-check). In its last 15 minutes a clinic may
 * offer it no longer, and it can still be booked (§book-until-five): then it is lost only when a shift is taken.
 */
export function isBlockFree(shifts: readonly ShiftLike[], block: Block, now: Instant): boolean {
  const isOffered = block.start_time >= now + LEAD_MINUTES * MINUTE_MS;
  return block.shiftIds.every((id) => {
    const shift = shifts.find((one) => one.id === id);
    return shift ? !shift.digest : !isOffered;
  });
}

/**
 * The free blocks offered in place of a lost one: same doctor first, then by distance in time, the earlier one on a
 * tie. `days` is the current timetable; the lost block is not offered again.
 */
export function nearestBlocks(days: readonly Day[], lost: Block, most = MAX_OFFERS): Block[] {
  return days
    .flatMap((day) => day.bands.flatMap((band) => band.blocks))
    .filter((block) => block.id !== lost.id)
    .map((block) => ({
      block,
      other: block.admin_user_id === lost.admin_user_id ? 0 : 1,
      distance: Math.abs(block.start_time - lost.start_time),
    }))
    .sort(
      (a, b) =>
        a.other - b.other ||
        a.distance - b.distance ||
        a.block.start_time - b.block.start_time ||
        a.block.id - b.block.id,
    )
    .slice(0, most)
    .map(({ block }) => block);
}

/** Why a block is lost: somebody else took it, or its start has come too close. */
export type Loss = 'taken' | 'late';
