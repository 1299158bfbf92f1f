import { appointmentTypeOf, type ShiftLike } from '../../src/domain/booking/block';
import type { Instant, JstDate } from '../../src/domain/calendar/jst';
import { buildDay } from '../../src/domain/booking/day';

/** The kind of visit, which decides the block's length. It differs by patient, so cached shifts don't include it. */
export type VisitFlag = 'initial' | 'repeat';

type WireShiftLike = Omit<ShiftLike, 'start_time'> & { start_time: string };

/**
 * The number of blocks that the slot picker offers of a day, by its own rules (§days-free).
 * @param shifts the day's, as JSON
 */
export function freeBlocks(
  shifts: string,
  { date, now, flag, subjectId }: { date: JstDate; now: Instant; flag: VisitFlag; subjectId: number },
): number {
  const read = (JSON.parse(shifts) as WireShiftLike[]).map((shift) => ({
    ...shift,
    start_time: Date.parse(shift.start_time),
  }));
  const { bands } = buildDay(read, { date, now, type: appointmentTypeOf(flag), subjectId });
  return bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
}
