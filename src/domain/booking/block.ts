// A block of shifts that can be booked.

import { HOUR_MS, MINUTE_MS, formatMinute, minuteOfDay, type Instant } from '../calendar/jst';

/** Length of one shift of the timetable, in minutes. */
export const SHIFT_MINUTES = 5;

/** Minimum minutes between now and the start of an offered block (§slot-lead-time). */
export const LEAD_MINUTES = 15;

/** A block that was offered is booked until this many minutes before its start (§book-until-five). */
export const BOOK_UNTIL_MINUTES = 5;

/** True from 5 minutes before the start: nobody can book the block any more. */
export const isTooLate = (start: Instant, now: Instant): boolean => now > start - BOOK_UNTIL_MINUTES * MINUTE_MS;

/** The kind of a visit: `initial` until the patient has finished one for the subject (§first-visit-per-subject). */
export type VisitKind = 'initial' | 'repeat';

export const visitKind = (isFirst: boolean): VisitKind => (isFirst ? 'initial' : 'repeat');

/** A bookable run of shifts of one doctor (§block-one-run). */
export interface Block {
  /** Id of the first shift. */
  id: number;
  start_time: Instant;
  shiftIds: number[];
  /** The doctor. */
  admin_user_id: number;
  kind: VisitKind;
  subject_id: number;
}

/** Shifts per block: 3 for an initial visit, 2 for a repeat visit (§block-length). */
export const shiftsPerBlock = (kind: VisitKind): number => (kind === 'initial' ? 3 : 2);

/** Block length in minutes: 15 for an initial visit, 10 for a repeat visit. */
export const blockMinutes = (kind: VisitKind): number => shiftsPerBlock(kind) * SHIFT_MINUTES;

/** A block's start and end as shown, `HH:MM`: it ends 5 minutes after its last shift began, at midnight at `24:00`. */
export function blockTimes({ start_time, kind }: Pick<Block, 'start_time' | 'kind'>): [start: string, end: string] {
  const from = minuteOfDay(start_time);
  return [formatMinute(from), formatMinute(from + blockMinutes(kind))];
}

/** The shift fields that blocks are built of. Truthy `digest` = taken or not offered (§shift-taken). */
export type ShiftLike = Pick<Block, 'id' | 'start_time' | 'admin_user_id'> & { digest: unknown };

/** Counted from 1970; Tokyo is whole hours from UTC, so it changes when the hour there does. */
export const hourOf = (start: Instant): number => Math.floor(start / HOUR_MS);

const continues = (before: ShiftLike, next: ShiftLike): boolean =>
  next.admin_user_id === before.admin_user_id &&
  next.start_time - before.start_time === SHIFT_MINUTES * MINUTE_MS &&
  hourOf(next.start_time) === hourOf(before.start_time);

/**
 * Splits shifts, sorted by doctor and start, wherever the next one does not follow within the hour.
 */
function runsOf(shifts: readonly ShiftLike[]): ShiftLike[][] {
  const runs: ShiftLike[][] = [];
  for (const shift of shifts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && continues(last, shift)) run?.push(shift);
    else runs.push([shift]);
  }
  return runs;
}

/**
 * The blocks of free shifts, which are sorted by doctor and start: cut from the start of each run, so that none crosses
 * the hour; what is too short for one is left out (§block-within-hour).
 */
export function blocksOf(free: readonly ShiftLike[], kind: VisitKind, subjectId: number): Block[] {
  const size = shiftsPerBlock(kind);
  const blockOf = ({ id, start_time, admin_user_id }: ShiftLike, shifts: readonly ShiftLike[]): Block => ({
    id,
    start_time,
    shiftIds: shifts.map((shift) => shift.id),
    admin_user_id,
    kind,
    subject_id: subjectId,
  });
  return runsOf(free).flatMap((run) =>
    run.flatMap((first, at) =>
      at % size === 0 && at + size <= run.length ? [blockOf(first, run.slice(at, at + size))] : [],
    ),
  );
}
