import { type Block, LEAD_MINUTES, blocksOf, hourOf, type ShiftLike, type VisitKind } from './block';
import { minuteOfDay, toJstDate, type Instant, type JstDate, MINUTE_MS, startOfJstDate } from '../calendar/jst';

/** `24:00` is only the end of the last one (§band-hours). */
export const BAND_HOURS: readonly number[] = Array.from({ length: 14 }, (_, index) => 10 + index);

export const bandLabel = (hour: number): string => `${hour}:00〜`;

/** What an hour offers (§band-full): blocks, no doctor, only blocks that begin too soon, or only taken ones. */
export type BandState = 'open' | 'noDoctor' | 'over' | 'full';

/** One hour, 10–23 JST; its blocks by start, then by doctor id. */
export interface Band {
  hour: number;
  label: string;
  state: BandState;
  blocks: Block[];
}

export interface Day {
  date: JstDate;
  /** All 14, at any time of day; `visibleBands` selects those to show. */
  bands: Band[];
  /** The block that the footer button books. */
  earliest: Block | null;
}

/** Today from the current hour on, any other day all (§band-today). */
export function visibleBands({ date, bands }: Day, now: Instant): Band[] {
  if (date !== toJstDate(now)) return bands;
  const hour = Math.floor(minuteOfDay(now) / 60);
  return bands.filter((band) => band.hour >= hour);
}

/** The bands up to the `most`th block of the day; only the last one may be a new object. */
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

/** A block that only contains the shift is no match, because its time differs. */
export const findBlock = ({ bands }: Day, shiftId: number): Block | null =>
  bands.flatMap(({ blocks }) => blocks).find(({ id }) => id === shiftId) ?? null;

/** The patient's present appointment, while its time is changed. */
export interface Present extends Pick<Block, 'start_time' | 'kind'> {
  doctorId: number | null;
}

export function aroundPresent(blocks: readonly Block[], { start_time, doctorId }: Present): [Block[], Block[]] {
  const isAfter = (block: Block) => block.start_time > start_time;
  const isSame = (block: Block) =>
    block.start_time === start_time && (doctorId === null || block.admin_user_id === doctorId);
  return [blocks.filter((block) => !isAfter(block) && !isSame(block)), blocks.filter(isAfter)];
}

/** Hours; `to` is exclusive. */
export const JUMPS = [
  { key: 'morning', from: 10, to: 12 },
  { key: 'afternoon', from: 12, to: 18 },
  { key: 'night', from: 18, to: 24 },
] as const;
export type JumpKey = (typeof JUMPS)[number]['key'];

export const jumpOf = (hour: number): JumpKey | null =>
  JUMPS.find(({ from, to }) => hour >= from && hour < to)?.key ?? null;

/**
 * The bookable blocks of one day by hour; shifts in any order, each counted once. Throws a RangeError when `date` does
 * not exist.
 */
export function buildDay(
  shifts: readonly ShiftLike[],
  { date, now, kind, subjectId }: { date: JstDate; now: Instant; kind: VisitKind; subjectId: number },
): Day {
  const midnight = startOfJstDate(date);
  const from = now + LEAD_MINUTES * MINUTE_MS;
  const free = shifts
    .filter(({ digest, start_time }) => !digest && start_time >= from)
    .sort((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time || a.id - b.id)
    .filter(({ admin_user_id, start_time }, index, sorted) => {
      const before = sorted[index - 1];
      return admin_user_id !== before?.admin_user_id || start_time !== before.start_time;
    });

  // Already sorted by doctor, an order that blocks with the same start keep.
  const blocks = blocksOf(free, kind, subjectId).sort((a, b) => a.start_time - b.start_time);

  const worked = new Set<number>();
  const ahead = new Set<number>();
  for (const { start_time } of shifts) (start_time < from ? worked : ahead).add(hourOf(start_time));
  const bands = BAND_HOURS.map((hour): Band => {
    const counted = hourOf(midnight) + hour;
    const offered = blocks.filter((block) => hourOf(block.start_time) === counted);
    return {
      hour,
      label: bandLabel(hour),
      state: offered.length > 0 ? 'open' : ahead.has(counted) ? 'full' : worked.has(counted) ? 'over' : 'noDoctor',
      blocks: offered,
    };
  });
  return { date, bands, earliest: bands.flatMap((band) => band.blocks)[0] ?? null };
}

/** The most free blocks of a day that is marked as nearly full (§day-marks). */
export const FEW_BLOCKS = 4;

export type DayMark = 'plenty' | 'few' | 'none';

export const dayMark = (free: number): DayMark => (free > FEW_BLOCKS ? 'plenty' : free > 0 ? 'few' : 'none');
