import type { Block } from './block';
import { minuteOfDay, toJstDate, type Instant, type JstDate } from './jst';

/** The hours that have a row, 10 to 23; `24:00` is only the end of the last one (§band-hours). */
export const BAND_HOURS: readonly number[] = Array.from({ length: 14 }, (_, index) => 10 + index);

/** `10:00〜`: label of an hour's row and of the button that jumps to it (§wave-dash). */
export const bandLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00〜`;

/**
 * What an hour offers (§band-on-break, §band-full): blocks; none, because nobody works in it, because what is left of
 * it begins too soon (§slot-lead-time), or because all is taken.
 */
export type BandState = 'open' | 'rest' | 'over' | 'full';

/**
 * The state of an hour.
 * @param blocks that are offered in it
 * @param isAhead some shift of it, taken or not, could still be booked
 * @param wasWorked some shift of it begins too soon
 */
export function bandState(blocks: readonly Block[], isAhead: boolean, wasWorked: boolean): BandState {
  if (blocks.length > 0) return 'open';
  if (isAhead) return 'full';
  return wasWorked ? 'over' : 'rest';
}

/** One hour of the day, 10–23 JST; its blocks by start, then by doctor id. */
export interface Band {
  hour: number;
  /** `10:00〜` */
  label: string;
  state: BandState;
  blocks: Block[];
}

/** A day of the timetable. */
export interface Day {
  date: JstDate;
  /** Always all 14 (§band-hours), at any time of day; `visibleBands` selects those to show. */
  bands: Band[];
}

/** The bands to show: today from the current hour on, any other day all (§band-today). */
export function visibleBands({ date, bands }: Day, now: Instant): Band[] {
  if (date !== toJstDate(now)) return bands;
  const hour = Math.floor(minuteOfDay(now) / 60);
  return bands.filter((band) => band.hour >= hour);
}

/** The bands up to the `most`th block of the day. The last band may be cut; the others are the same objects. */
export function firstBlocks(bands: readonly Band[], most: number): Band[] {
  const first: Band[] = [];
  let left = most;
  for (const band of bands) {
    if (left <= 0) break;
    first.push(band.blocks.length <= left ? band : { ...band, blocks: band.blocks.slice(0, left) });
    left -= band.blocks.length;
  }
  return first;
}

/**
 * The block that begins with this shift, if it is still offered. A block that only contains the shift is not a match:
 * the grid has moved, so its time differs.
 */
export const findBlock = ({ bands }: Day, shiftId: number): Block | null =>
  bands.flatMap(({ blocks }) => blocks).find(({ id }) => id === shiftId) ?? null;

/** The three parts of the day a patient can jump to; `from` inclusive, `to` exclusive, in hours (§band-jumps). */
export const JUMPS = [
  { key: 'morning', from: 10, to: 12 },
  { key: 'afternoon', from: 12, to: 18 },
  { key: 'night', from: 18, to: 24 },
] as const;
export type JumpKey = (typeof JUMPS)[number]['key'];

/** The part of the day an hour belongs to; null outside 10–23. */
export const jumpOf = (hour: number): JumpKey | null =>
  JUMPS.find(({ from, to }) => hour >= from && hour < to)?.key ?? null;
