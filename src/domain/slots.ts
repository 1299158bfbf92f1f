import { BAND_HOURS, bandLabel } from './bands';
import { LEAD_MINUTES, SHIFT_MINUTES, shiftsPerBlock, type AppointmentType, type Block } from './block';
import {
  HOUR_MS,
  MINUTE_MS,
  formatMinute,
  minuteOfDay,
  startOfJstDate,
  toJstDate,
  type Instant,
  type JstDate,
} from './jst';

/** The shift fields slot building needs (spec §3). */
export interface ShiftLike {
  id: number;
  start_time: Instant;
  /** The doctor. */
  admin_user_id: number;
  /** Truthy = taken or not offered. */
  digest: string | null;
}

/** One hour of the day. */
export interface Band {
  /** 10–23, JST. */
  hour: number;
  /** `10:00〜` */
  label: string;
  /** By start, then by doctor id; empty = `休憩中`. */
  blocks: Block[];
}

export interface DaySlots {
  date: JstDate;
  /** Always all 14 (D2), at any time of day; `visibleBands` selects those to show. */
  bands: Band[];
  /** The block the footer button books; null when the day has none. */
  earliest: Block | null;
}

/**
 * The available shifts and, at the same index, their start in milliseconds since midnight JST. Two parallel arrays,
 * because an object per shift would cost more than the rest of the pass.
 */
interface Offered {
  shifts: ShiftLike[];
  starts: number[];
}

const STEP_MS = SHIFT_MINUTES * MINUTE_MS;
const OPENS_MS = 10 * HOUR_MS;
const CLOSES_MS = 24 * HOUR_MS;

const byDoctorThenStart = (a: ShiftLike, startOfA: number, b: ShiftLike, startOfB: number): number =>
  a.admin_user_id - b.admin_user_id || startOfA - startOfB || a.id - b.id;

function sorted({ shifts, starts }: Offered): Offered {
  const pairs = shifts.map((shift, index) => ({ shift, start: starts[index] ?? 0 }));
  pairs.sort((a, b) => byDoctorThenStart(a.shift, a.start, b.shift, b.start));
  return { shifts: pairs.map(({ shift }) => shift), starts: pairs.map(({ start }) => start) };
}

/** The available shifts of a day, by doctor, then by start. */
function offeredShifts(shifts: readonly ShiftLike[], date: JstDate, now: Instant): Offered {
  const midnight = startOfJstDate(date);
  // One bound works for every day: for a past day it is after the last shift, for a later day before the first.
  const from = Math.max(OPENS_MS, now + LEAD_MINUTES * MINUTE_MS - midnight);
  const offered: Offered = { shifts: [], starts: [] };
  let previous: ShiftLike | null = null;
  let previousStart = 0;
  let ordered = true;
  for (const shift of shifts) {
    if (shift.digest) continue;
    const start = shift.start_time - midnight;
    if (start < from || start >= CLOSES_MS) continue;
    ordered &&= previous === null || byDoctorThenStart(previous, previousStart, shift, start) <= 0;
    offered.shifts.push(shift);
    offered.starts.push(start);
    previous = shift;
    previousStart = start;
  }
  return ordered ? offered : sorted(offered);
}

/** The shifts of one block. */
interface Chunk {
  first: ShiftLike;
  /** Start of the first and of the last shift. */
  start: number;
  lastStart: number;
  shiftIds: number[];
}

const byStartThenDoctor = (a: Chunk, b: Chunk): number =>
  a.start - b.start || byDoctorThenStart(a.first, a.start, b.first, b.start);

/**
 * Cuts every doctor's runs into chunks of `size` from the run's start; drops an incomplete rest. The result is grouped
 * by the minute of the day at which a chunk starts, so it needs no sort.
 */
function cutRuns({ shifts, starts }: Offered, size: number): Chunk[][] {
  const minutes: Chunk[][] = Array.from({ length: (CLOSES_MS - OPENS_MS) / MINUTE_MS }, () => []);
  // Ids of the current chunk. One reused buffer, copied when full, to avoid allocating growing arrays.
  const ids: number[] = [];
  let filled = 0;
  let first: ShiftLike | null = null;
  let firstStart = 0;
  let previous: ShiftLike | null = null;
  let previousStart = 0;
  shifts.forEach((current, index) => {
    const start = starts[index] ?? 0;
    // A shift that is listed twice counts once: it neither breaks a run nor is offered twice.
    if (previous !== null && previous.id === current.id && previousStart === start) return;
    const continues =
      previous !== null &&
      current.admin_user_id === previous.admin_user_id &&
      start - previousStart === STEP_MS &&
      Math.floor(start / HOUR_MS) === Math.floor(previousStart / HOUR_MS);
    if (first === null || !continues) {
      first = current;
      firstStart = start;
      filled = 0;
    }
    ids[filled] = current.id;
    filled += 1;
    if (filled === size) {
      minutes[Math.floor((firstStart - OPENS_MS) / MINUTE_MS)]?.push({
        first,
        start: firstStart,
        lastStart: start,
        shiftIds: ids.slice(0, size),
      });
      first = null;
    }
    previous = current;
    previousStart = start;
  });
  return minutes;
}

/**
 * All bookable blocks of one day by hour (spec §5 "Slot building", D1): free shifts of the date, hours 10–23, today
 * only those at least 15 minutes ahead (exactly 15 is offered), none for a past date; split by doctor into runs of
 * exactly 5 minutes within one hour, cut from the run's start into blocks of 3 (initial) or 2.
 *
 * A single pass over the shifts. They normally come by doctor, then by time; any other order gives the same result
 * after a sort. Throws a RangeError when `date` does not exist.
 */
export function buildDay(
  shifts: readonly ShiftLike[],
  at: { date: JstDate; now: Instant; type: AppointmentType; subjectId: number },
): DaySlots {
  const bands: Band[] = BAND_HOURS.map((hour) => ({ hour, label: bandLabel(hour), blocks: [] }));
  const written: string[] = [];
  // Formatted once per start: a day has a hundred starts and a thousand blocks.
  const timeOf = (start: number): string => {
    const minute = Math.floor(start / MINUTE_MS);
    return (written[minute] ??= formatMinute(minute));
  };
  let earliest: Block | null = null;
  for (const chunks of cutRuns(offeredShifts(shifts, at.date, at.now), shiftsPerBlock(at.type))) {
    // Already in order, except when a start is not on a full minute.
    if (chunks.some(({ start }) => start % MINUTE_MS !== 0)) chunks.sort(byStartThenDoctor);
    for (const { first, start, lastStart, shiftIds } of chunks) {
      const block: Block = {
        id: first.id,
        startTime: timeOf(start),
        endTime: timeOf(lastStart + STEP_MS),
        start_time: first.start_time,
        shiftIds,
        admin_user_id: first.admin_user_id,
        appointmentType: at.type,
        subject_id: at.subjectId,
      };
      earliest ??= block;
      bands[Math.floor((start - OPENS_MS) / HOUR_MS)]?.blocks.push(block);
    }
  }
  return { date: at.date, bands, earliest };
}

/** The bands to show: today from the current hour on, any other day all (spec §2). */
export function visibleBands(day: DaySlots, now: Instant): Band[] {
  if (day.date !== toJstDate(now)) return day.bands;
  const hour = Math.floor(minuteOfDay(now) / 60);
  return day.bands.filter((band) => band.hour >= hour);
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
export function findBlock(day: DaySlots, shiftId: number): Block | null {
  for (const band of day.bands) {
    const found = band.blocks.find((block) => block.id === shiftId);
    if (found) return found;
  }
  return null;
}
