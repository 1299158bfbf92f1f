import { BAND_HOURS, bandLabel } from './bands';
import { LEAD_MINUTES, SHIFT_MINUTES, shiftsPerBlock, type AppointmentType, type Block } from './block';
import {
  HOUR_MS,
  MINUTE_MS,
  formatMinute,
  minuteOfDay,
  parseInstant,
  startOfJstDate,
  toJstDate,
  type Instant,
  type JstDate,
} from './jst';

/** What slot building needs to know of a shift (spec §3). */
export interface ShiftLike {
  id: number;
  /** ISO 8601 with offset. */
  start_time: string;
  /** The doctor. */
  admin_user_id: number;
  /** Truthy = taken or not offered. */
  digest: string | null;
}

/** One hour's row. */
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
  /** Always all 14 (D2), whatever the time of day; `visibleBands` picks those to show. */
  bands: Band[];
  /** What the footer button books; null when the day has nothing. */
  earliest: Block | null;
}

/**
 * Shifts that may be offered, and beside each its start in milliseconds since midnight JST. Two lists of plain values
 * instead of a pair for every shift: the pairs would cost more than all the rest.
 */
interface Offered {
  shifts: ShiftLike[];
  starts: number[];
}

const STEP_MS = SHIFT_MINUTES * MINUTE_MS;
const OPENS_MS = 10 * HOUR_MS;
const CLOSES_MS = 24 * HOUR_MS;
const CONTRACT_FORM = 'YYYY-MM-DDTHH:MM:SS+09:00';

/** The number two digits write; NaN, which passes no comparison, when they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Milliseconds from midnight JST of `date` to the start of a shift; null when it is unreadable or on another date. */
function startInDay(text: string, date: JstDate, midnight: Instant): number | null {
  // Date.parse costs more than the rest of the day together; the contract's own form needs none of it.
  if (text.length === CONTRACT_FORM.length && text.slice(19) === '+09:00') {
    const hour = twoDigits(text, 11);
    const minute = twoDigits(text, 14);
    const second = twoDigits(text, 17);
    const shaped = text.charAt(10) === 'T' && text.charAt(13) === ':' && text.charAt(16) === ':';
    if (!shaped || !(hour < 24 && minute < 60 && second < 60) || text.slice(0, 10) !== date) return null;
    return ((hour * 60 + minute) * 60 + second) * 1000;
  }
  const instant = parseInstant(text);
  return instant === null ? null : instant - midnight;
}

const byDoctorThenStart = (a: ShiftLike, startOfA: number, b: ShiftLike, startOfB: number): number =>
  a.admin_user_id - b.admin_user_id || startOfA - startOfB || a.id - b.id;

function sorted({ shifts, starts }: Offered): Offered {
  const pairs = shifts.map((shift, index) => ({ shift, start: starts[index] ?? 0 }));
  pairs.sort((a, b) => byDoctorThenStart(a.shift, a.start, b.shift, b.start));
  return { shifts: pairs.map(({ shift }) => shift), starts: pairs.map(({ start }) => start) };
}

/** The shifts of a day that may be offered at all, by doctor, then by start. */
function offeredShifts(shifts: readonly ShiftLike[], date: JstDate, now: Instant): Offered {
  const midnight = startOfJstDate(date);
  // One bound for every day: of a past one it lies after the last shift, of a later one before the first.
  const from = Math.max(OPENS_MS, now + LEAD_MINUTES * MINUTE_MS - midnight);
  const offered: Offered = { shifts: [], starts: [] };
  let previous: ShiftLike | null = null;
  let previousStart = 0;
  let ordered = true;
  for (const shift of shifts) {
    if (shift.digest) continue;
    const start = startInDay(shift.start_time, date, midnight);
    if (start === null || start < from || start >= CLOSES_MS) continue;
    ordered &&= previous === null || byDoctorThenStart(previous, previousStart, shift, start) <= 0;
    offered.shifts.push(shift);
    offered.starts.push(start);
    previous = shift;
    previousStart = start;
  }
  return ordered ? offered : sorted(offered);
}

/** Shifts of one block. */
interface Chunk {
  first: ShiftLike;
  /** Of the first and of the last shift. */
  start: number;
  lastStart: number;
  shiftIds: number[];
}

const byStartThenDoctor = (a: Chunk, b: Chunk): number =>
  a.start - b.start || byDoctorThenStart(a.first, a.start, b.first, b.start);

/**
 * Cuts the runs of every doctor into chunks of `size`, each run from its start; a rest too short is dropped. The result
 * is grouped by the minute of the day in which a chunk starts and so needs no sort of the whole day.
 */
function cutRuns({ shifts, starts }: Offered, size: number): Chunk[][] {
  const minutes: Chunk[][] = Array.from({ length: (CLOSES_MS - OPENS_MS) / MINUTE_MS }, () => []);
  // Of the chunk that is being filled. One list for all, copied when it is full: a list that grows takes room for many.
  const ids: number[] = [];
  let filled = 0;
  let first: ShiftLike | null = null;
  let firstStart = 0;
  let previous: ShiftLike | null = null;
  let previousStart = 0;
  shifts.forEach((current, index) => {
    const start = starts[index] ?? 0;
    // The same shift listed twice is one shift: it neither breaks a run nor is offered twice.
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
 * Everything a patient can book on one day, hour by hour (spec §5 "Slot building", D1): free shifts of the date, hours
 * 10–23, of today only those at least 15 minutes ahead (exactly 15 is offered), of a past date none; split by doctor into
 * runs of exactly 5 minutes that stay inside their hour, cut from the run's start into blocks of 3 (initial) or 2.
 *
 * One walk over the shifts for all bands together. They normally come by doctor, then by time; any other order gives the
 * same result and costs a sort. A shift whose `start_time` can't be read is left out. Throws a RangeError when `date` does
 * not exist.
 */
export function buildDay(
  shifts: readonly ShiftLike[],
  at: { date: JstDate; now: Instant; type: AppointmentType; subjectId: number },
): DaySlots {
  const bands: Band[] = BAND_HOURS.map((hour) => ({ hour, label: bandLabel(hour), blocks: [] }));
  const written: string[] = [];
  // Written once each: a day has a hundred starts and a thousand blocks.
  const timeOf = (start: number): string => {
    const minute = Math.floor(start / MINUTE_MS);
    return (written[minute] ??= formatMinute(minute));
  };
  let earliest: Block | null = null;
  for (const chunks of cutRuns(offeredShifts(shifts, at.date, at.now), shiftsPerBlock(at.type))) {
    // In order already but for starts off the full minute.
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

/** The rows to show: today those whose hour is not before the current one, any other day all of them (spec §2). */
export function visibleBands(day: DaySlots, now: Instant): Band[] {
  if (day.date !== toJstDate(now)) return day.bands;
  const hour = Math.floor(minuteOfDay(now) / 60);
  return day.bands.filter((band) => band.hour >= hour);
}

/** The bands up to and with the `most`th block of the day; the last may be cut, the others are the very same. */
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
 * The block that begins with this shift, if it is still offered. A block that merely contains it is another block: the
 * grid has moved, and the chosen time with it.
 */
export function findBlock(day: DaySlots, shiftId: number): Block | null {
  for (const band of day.bands) {
    const found = band.blocks.find((block) => block.id === shiftId);
    if (found) return found;
  }
  return null;
}
