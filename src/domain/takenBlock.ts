import type { Block, ShiftLike } from './block';
import type { Instant } from './jst';
import { stateOf, type ReservationFlags } from './reservationState';
import type { BookableDay } from './bookableDay';

/** Number of free blocks offered in place of a lost one (§taken-nearest-offers). */
export const MAX_OFFERS = 3;

/** True when every shift of the block is on the timetable and free (§taken-watched). */
export function isBlockFree(shifts: readonly ShiftLike[], block: Block): boolean {
  const free = new Set(shifts.filter((shift) => !shift.digest).map((shift) => shift.id));
  return block.shiftIds.every((id) => free.has(id));
}

/**
 * True when the patient's own booking takes the block, so that it is not lost (§own-block-not-taken); whose it is counts
 * only where the clinic says it.
 */
export const holdsBlock = (
  reservations: readonly (ReservationFlags & { start_time: Instant; admin_user: { id: number | null } })[],
  { start_time, admin_user_id }: Pick<Block, 'start_time' | 'admin_user_id'>,
): boolean =>
  reservations.some(
    (one) =>
      stateOf(one) === 'booked' &&
      (one.admin_user.id ?? admin_user_id) === admin_user_id &&
      one.start_time === start_time,
  );

/**
 * The free blocks offered in place of a lost one: same doctor first, then by distance in time, the earlier one on a tie
 * (§taken-nearest-offers). `days` is the current timetable; the lost block is not offered again.
 */
export function nearestBlocks(days: readonly BookableDay[], lost: Block, most = MAX_OFFERS): Block[] {
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

/**
 * The state of the chosen block: watched, gone (a replacement is searched), or others offered (§taken-keeps-answers).
 */
export type Recovery =
  | { status: 'watching' }
  | { status: 'looking'; atSubmit: boolean }
  | { status: 'offering'; atSubmit: boolean; offers: Block[] };

export type RecoveryEvent =
  /** The timetable shows it as taken, or the clinic replied `1` to the booking. */
  | { type: 'gone'; atSubmit: boolean }
  | { type: 'found'; offers: Block[] }
  /** The patient chose another block or left. */
  | { type: 'settled' };

/** The next state (§taken-watched). A repeated `gone` event only updates `atSubmit`. */
export function nextRecovery(state: Recovery, event: RecoveryEvent): Recovery {
  switch (event.type) {
    case 'gone':
      if (state.status === 'watching') return { status: 'looking', atSubmit: event.atSubmit };
      return { ...state, atSubmit: state.atSubmit || event.atSubmit };
    case 'found':
      return state.status === 'looking' ? { ...state, status: 'offering', offers: event.offers } : state;
    case 'settled':
      return { status: 'watching' };
  }
}
