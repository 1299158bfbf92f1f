import { BAND_HOURS, bandLabel, bandState, type Day } from './bands';
import { LEAD_MINUTES, blocksOf, hourOf, type AppointmentType, type Block, type ShiftLike } from './block';
import { DAY_MS, MINUTE_MS, startOfJstDate, type Instant, type JstDate } from './jst';

export interface BookableDay extends Day {
  /** The block that the footer button books; null when the day has none. */
  earliest: Block | null;
}

/**
 * All bookable blocks of one day by hour (§block-within-hour): the free shifts of the date (§shift-taken) that start in
 * 15 minutes or later (§slot-lead-time), each counted once; split by doctor into runs of exactly 5 minutes within one hour (§block-one-run); cut
 * from the run's start into blocks of 3 (initial) or 2. The order of the shifts does not matter.
 *
 * Throws a RangeError when `date` does not exist.
 */
export function buildDay(
  shifts: readonly ShiftLike[],
  { date, now, type, subjectId }: { date: JstDate; now: Instant; type: AppointmentType; subjectId: number },
): BookableDay {
  const midnight = startOfJstDate(date);
  const from = Math.max(midnight, now + LEAD_MINUTES * MINUTE_MS);
  const free = shifts
    .filter(({ digest, start_time }) => !digest && start_time >= from && start_time < midnight + DAY_MS)
    .sort((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time || a.id - b.id)
    .filter(({ id }, index, sorted) => id !== sorted[index - 1]?.id);

  const blocks = blocksOf(free, type, subjectId).sort(
    (a, b) => a.start_time - b.start_time || a.admin_user_id - b.admin_user_id || a.id - b.id,
  );

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
