import { BAND_HOURS, bandLabel, bandState, type Day } from './bands';
import { LEAD_MINUTES, SHIFT_MINUTES, blockTimes, shiftsPerBlock, type AppointmentType, type Block } from './block';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfJstDate, type Instant, type JstDate } from './jst';

/** The shift fields slot building needs. Truthy `digest` = taken or not offered (§shift-taken). */
export type ShiftLike = Pick<Block, 'id' | 'start_time' | 'admin_user_id'> & { digest: string | null };

export interface DaySlots extends Day {
  /** The block that the footer button books; null when the day has none. */
  earliest: Block | null;
}

/** Counted from 1970; Tokyo is whole hours from UTC, so it changes when the hour there does. */
const hourOf = (start: Instant): number => Math.floor(start / HOUR_MS);

const continues = (before: ShiftLike, next: ShiftLike): boolean =>
  next.admin_user_id === before.admin_user_id &&
  next.start_time - before.start_time === SHIFT_MINUTES * MINUTE_MS &&
  hourOf(next.start_time) === hourOf(before.start_time);

/**
 * Splits shifts, sorted by doctor and start, wherever the next one does not follow within the hour (§block-one-run).
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
 * All bookable blocks of one day by hour (§block-within-hour, §slot-lead-time): the free shifts of the date that
 * start in 15 minutes or later, each counted once; split by doctor into runs of exactly 5 minutes within one hour; cut
 * from the run's start into blocks of 3 (initial) or 2. The order of the shifts does not matter.
 *
 * Throws a RangeError when `date` does not exist.
 */
export function buildDay(
  shifts: readonly ShiftLike[],
  { date, now, type, subjectId }: { date: JstDate; now: Instant; type: AppointmentType; subjectId: number },
): DaySlots {
  const midnight = startOfJstDate(date);
  const from = Math.max(midnight, now + LEAD_MINUTES * MINUTE_MS);
  const free = shifts
    .filter(({ digest, start_time }) => !digest && start_time >= from && start_time < midnight + DAY_MS)
    .sort((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time || a.id - b.id)
    .filter(({ id }, index, sorted) => id !== sorted[index - 1]?.id);

  const size = shiftsPerBlock(type);
  const blockOf = ({ id, start_time, admin_user_id }: ShiftLike, run: readonly ShiftLike[]): Block => ({
    id,
    ...blockTimes(start_time, type),
    start_time,
    shiftIds: run.map((shift) => shift.id),
    admin_user_id,
    appointmentType: type,
    subject_id: subjectId,
  });
  const blocks = runsOf(free)
    .flatMap((run) =>
      run.flatMap((first, at) =>
        at % size === 0 && at + size <= run.length ? [blockOf(first, run.slice(at, at + size))] : [],
      ),
    )
    .sort((a, b) => a.start_time - b.start_time || a.admin_user_id - b.admin_user_id || a.id - b.id);

  // For hours without a block (§band-on-break, §band-full).
  const worked = new Set<number>();
  const ahead = new Set<number>();
  for (const { start_time } of shifts) (start_time < from ? worked : ahead).add(hourOf(start_time));
  const bands = BAND_HOURS.map((hour) => {
    const counted = hourOf(midnight) + hour;
    const offered = blocks.filter((block) => hourOf(block.start_time) === counted);
    return {
      hour,
      label: bandLabel(hour),
      state: bandState(offered, ahead.has(counted), worked.has(counted)),
      blocks: offered,
    };
  });
  return { date, bands, earliest: bands.find((band) => band.blocks.length > 0)?.blocks[0] ?? null };
}
