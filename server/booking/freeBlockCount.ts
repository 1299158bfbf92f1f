import type { ShiftLike, VisitKind } from '../../src/domain/booking/block';
import type { Instant, JstDate } from '../../src/domain/calendar/jst';
import { buildDay } from '../../src/domain/booking/day';

type WireShiftLike = Omit<ShiftLike, 'start_time'> & { start_time: string };

/**
 * The number of blocks that the slot picker offers of a day, by its own rules (§days-free).
 * @param shifts the day's, as JSON
 */
export function freeBlocks(
  shifts: string,
  { date, now, kind, subjectId }: { date: JstDate; now: Instant; kind: VisitKind; subjectId: number },
): number {
  const read = (JSON.parse(shifts) as WireShiftLike[]).map((shift) => ({
    ...shift,
    start_time: Date.parse(shift.start_time),
  }));
  const { bands } = buildDay(read, { date, now, kind, subjectId });
  return bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
}
