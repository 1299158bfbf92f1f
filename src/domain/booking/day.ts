import { type Block, LISTING_LEAD_MINUTES, blocksOf, hoursSinceEpoch, type ShiftLike, type VisitKind } from './block';
import { minuteOfDay, toJstDate, type Instant, type JstDate, MINUTE_MS, startOfJstDate } from '../calendar/jst';

/** The last band ends at `24:00` (§band-hours). */
export const BAND_HOURS: readonly number[] = Array.from({ length: 14 }, (_, index) => 10 + index);

export const bandLabel = (hour: number): string => `${hour}:00〜`;

/** `open` = free blocks, `full` = none free, `over` = too late to book any, `noDoctor` = no shifts (§band-full). */
export type BandState = 'open' | 'noDoctor' | 'over' | 'full';

export interface Band {
  hour: number;
  label: string;
  state: BandState;
  /** Sorted by start, then by doctor id. */
  blocks: Block[];
}

export interface Day {
  date: JstDate;
  /** Includes bands that have passed. */
  bands: Band[];
  earliest: Block | null;
}

/** §band-today */
export function visibleBands({ date, bands }: Day, now: Instant): Band[] {
  if (date !== toJstDate(now)) return bands;
  const hour = Math.floor(minuteOfDay(now) / 60);
  return bands.filter((band) => band.hour >= hour);
}

/** An unchanged band must stay the same object, or `memo` renders the band again. */
export function limitBlocks(bands: readonly Band[], limit: number): Band[] {
  const first: Band[] = [];
  let remaining = limit;
  for (const band of bands) {
    if (remaining <= 0) break;
    first.push(band.blocks.length <= remaining ? band : { ...band, blocks: band.blocks.slice(0, remaining) });
    remaining -= band.blocks.length;
  }
  return first;
}

export const findBlock = ({ bands }: Day, firstShiftId: number): Block | null =>
  bands.flatMap(({ blocks }) => blocks).find(({ id }) => id === firstShiftId) ?? null;

export interface ReservationToMove extends Pick<Block, 'start_time' | 'kind'> {
  doctorId: number | null;
}

/** Returns the blocks before and after the reservation, without the reserved block. */
export function blocksAround(blocks: readonly Block[], reservation: ReservationToMove): [Block[], Block[]] {
  const { start_time, doctorId } = reservation;
  const isAfter = (block: Block) => block.start_time > start_time;
  const isSame = (block: Block) =>
    block.start_time === start_time && (doctorId === null || block.admin_user_id === doctorId);
  return [blocks.filter((block) => !isAfter(block) && !isSame(block)), blocks.filter(isAfter)];
}

export const DAY_PARTS = [
  { key: 'morning', from: 10, to: 12 },
  { key: 'afternoon', from: 12, to: 18 },
  { key: 'night', from: 18, to: 24 },
] as const;
export type DayPart = (typeof DAY_PARTS)[number]['key'];

export const dayPartOf = (hour: number): DayPart | null =>
  DAY_PARTS.find(({ from, to }) => hour >= from && hour < to)?.key ?? null;

/** `shifts` may be unsorted and contain duplicates. Throws a RangeError if `date` does not exist. */
export function buildDay(
  shifts: readonly ShiftLike[],
  { date, now, kind, subjectId }: { date: JstDate; now: Instant; kind: VisitKind; subjectId: number },
): Day {
  const midnight = startOfJstDate(date);
  const earliestStart = now + LISTING_LEAD_MINUTES * MINUTE_MS;
  const freeShifts = shifts
    .filter(({ digest, start_time }) => !digest && start_time >= earliestStart)
    .sort((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time || a.id - b.id)
    .filter(({ admin_user_id, start_time }, index, sorted) => {
      const before = sorted[index - 1];
      return admin_user_id !== before?.admin_user_id || start_time !== before.start_time;
    });

  // The sort is stable, so blocks with the same start stay sorted by doctor.
  const blocks = blocksOf(freeShifts, kind, subjectId).sort((a, b) => a.start_time - b.start_time);

  const hoursTooSoon = new Set<number>();
  const hoursAhead = new Set<number>();
  for (const { start_time } of shifts)
    (start_time < earliestStart ? hoursTooSoon : hoursAhead).add(hoursSinceEpoch(start_time));
  const bands = BAND_HOURS.map((hour): Band => {
    const hourIndex = hoursSinceEpoch(midnight) + hour;
    const hourBlocks = blocks.filter((block) => hoursSinceEpoch(block.start_time) === hourIndex);
    const stateWithoutBlocks = hoursAhead.has(hourIndex) ? 'full' : hoursTooSoon.has(hourIndex) ? 'over' : 'noDoctor';
    const state = hourBlocks.length > 0 ? 'open' : stateWithoutBlocks;
    return { hour, label: bandLabel(hour), state, blocks: hourBlocks };
  });
  return { date, bands, earliest: bands.flatMap((band) => band.blocks)[0] ?? null };
}

/** A day with at most this many free blocks gets the mark `few` (§day-marks). */
export const FEW_BLOCKS = 4;

export type DayMark = 'plenty' | 'few' | 'none';

export const dayMark = (freeBlocks: number): DayMark =>
  freeBlocks > FEW_BLOCKS ? 'plenty' : freeBlocks > 0 ? 'few' : 'none';
