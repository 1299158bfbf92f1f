import { LISTING_LEAD_MINUTES, type Block, type ShiftLike } from './block';
import { MINUTE_MS, type Instant } from '../calendar/jst';
import type { Day } from './day';

export const MAX_OFFERS = 3;

/**
 * True if all shifts of the block are free (§taken-told-at-check).
 * Clinics stop listing a block's shifts `LISTING_LEAD_MINUTES` before the block starts.
 * After that time, an unlisted shift counts as free.
 */
export function isBlockFree(shifts: readonly ShiftLike[], block: Block, now: Instant): boolean {
  const mustBeListed = block.start_time >= now + LISTING_LEAD_MINUTES * MINUTE_MS;
  return block.shiftIds.every((id) => {
    const shift = shifts.find((listed) => listed.id === id);
    return shift ? !shift.digest : !mustBeListed;
  });
}

/** Blocks of the same doctor come first (§taken-nearest-offers). */
export function nearestBlocks(days: readonly Day[], lostBlock: Block, limit = MAX_OFFERS): Block[] {
  return days
    .flatMap((day) => day.bands.flatMap((band) => band.blocks))
    .filter((block) => block.id !== lostBlock.id)
    .map((block) => ({
      block,
      isOtherDoctor: block.admin_user_id !== lostBlock.admin_user_id,
      distance: Math.abs(block.start_time - lostBlock.start_time),
    }))
    .sort((a, b) => Number(a.isOtherDoctor) - Number(b.isOtherDoctor) || a.distance - b.distance)
    .slice(0, limit)
    .map(({ block }) => block);
}

/** `late` = the chosen block starts too soon to be booked. */
export type LossReason = 'taken' | 'late';
