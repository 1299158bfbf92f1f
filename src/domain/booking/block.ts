import { HOUR_MS, MINUTE_MS, formatMinute, minuteOfDay, type Instant } from '../calendar/jst';

export const SHIFT_MINUTES = 5;

/** A block is offered until this many minutes before its start (§slot-lead-time). */
export const LISTING_LEAD_MINUTES = 15;

/** A chosen block can be booked until this many minutes before its start (§book-until-five). */
export const BOOK_UNTIL_MINUTES = 5;

export const isTooLate = (start: Instant, now: Instant): boolean => now > start - BOOK_UNTIL_MINUTES * MINUTE_MS;

export type VisitKind = 'initial' | 'repeat';

export const visitKind = (isFirst: boolean): VisitKind => (isFirst ? 'initial' : 'repeat');

export interface Block {
  id: number;
  start_time: Instant;
  shiftIds: number[];
  admin_user_id: number;
  kind: VisitKind;
  subject_id: number;
}

/** §block-length */
export const shiftsPerBlock = (kind: VisitKind): number => (kind === 'initial' ? 3 : 2);

export const blockMinutes = (kind: VisitKind): number => shiftsPerBlock(kind) * SHIFT_MINUTES;

/** As `HH:MM`; an end at midnight is `24:00`. */
export function blockTimes({ start_time, kind }: Pick<Block, 'start_time' | 'kind'>): [start: string, end: string] {
  const startMinute = minuteOfDay(start_time);
  return [formatMinute(startMinute), formatMinute(startMinute + blockMinutes(kind))];
}

/** A truthy `digest` means that the shift is taken or not offered (§shift-taken). */
export type ShiftLike = Pick<Block, 'id' | 'start_time' | 'admin_user_id'> & { digest: unknown };

/** Hours start at the same instants in Japan and in UTC, because Japan is exactly nine hours ahead. */
export const hoursSinceEpoch = (start: Instant): number => Math.floor(start / HOUR_MS);

const isConsecutive = (shift: ShiftLike, nextShift: ShiftLike): boolean =>
  nextShift.admin_user_id === shift.admin_user_id &&
  nextShift.start_time - shift.start_time === SHIFT_MINUTES * MINUTE_MS &&
  hoursSinceEpoch(nextShift.start_time) === hoursSinceEpoch(shift.start_time);

function runsOf(sortedShifts: readonly ShiftLike[]): ShiftLike[][] {
  const runs: ShiftLike[][] = [];
  for (const shift of sortedShifts) {
    const run = runs.at(-1);
    const lastShift = run?.at(-1);
    if (lastShift && isConsecutive(lastShift, shift)) run?.push(shift);
    else runs.push([shift]);
  }
  return runs;
}

/** `freeShifts` must be sorted by doctor, then by start (§block-one-run, §block-within-hour). */
export function blocksOf(freeShifts: readonly ShiftLike[], kind: VisitKind, subjectId: number): Block[] {
  const size = shiftsPerBlock(kind);
  const blockOf = ({ id, start_time, admin_user_id }: ShiftLike, shifts: readonly ShiftLike[]): Block => {
    const shiftIds = shifts.map((shift) => shift.id);
    return { id, start_time, shiftIds, admin_user_id, kind, subject_id: subjectId };
  };
  return runsOf(freeShifts).flatMap((run) =>
    run.flatMap((first, index) =>
      index % size === 0 && index + size <= run.length ? [blockOf(first, run.slice(index, index + size))] : [],
    ),
  );
}
