import { LEAD_MINUTES, type Block, type ShiftLike } from './block';
import { MINUTE_MS, type Instant } from '../calendar/jst';
import type { Day } from './day';

export const MAX_OFFERS = 3;

/**
 * Within 15 minutes of its start a clinic may no longer list a block that can still be booked. Then the block counts as
 * lost only if a shift is taken (§taken-told-at-check).
 */
export function isBlockFree(shifts: readonly ShiftLike[], block: Block, now: Instant): boolean {
  const isOffered = block.start_time >= now + LEAD_MINUTES * MINUTE_MS;
  return block.shiftIds.every((id) => {
    const shift = shifts.find((listed) => listed.id === id);
    return shift ? !shift.digest : !isOffered;
  });
}

/** Same doctor first, then the nearest in time; of two equally near blocks the earlier (§taken-nearest-offers). */
export function nearestBlocks(days: readonly Day[], lost: Block, limit = MAX_OFFERS): Block[] {
  return days
    .flatMap((day) => day.bands.flatMap((band) => band.blocks))
    .filter((block) => block.id !== lost.id)
    .map((block) => ({
      block,
      other: block.admin_user_id === lost.admin_user_id ? 0 : 1,
      distance: Math.abs(block.start_time - lost.start_time),
    }))
    .sort((a, b) => a.other - b.other || a.distance - b.distance)
    .slice(0, limit)
    .map(({ block }) => block);
}

/** Why a chosen block can no longer be booked. */
export type LossReason = 'taken' | 'late';
