import { useMemo } from 'react';
import { useShifts } from '../../../api/shifts';
import type { Block, VisitKind } from '../../../domain/booking/block';
import { buildDay, type BookableDay } from '../../../domain/booking/day';
import type { Instant, JstDate } from '../../../domain/calendar/jst';

interface Asked {
  subjectId: number;
  doctor: number | 'any';
  kind: VisitKind | null;
  now: Instant;
}

/**
 * The block that the footer books: the first of `firstDay`, a day of the strip with room before the shown one
 * (§earliest-of-strip), else of the shown day (§earliest-button). Null while it is read, and when the shown day has no room.
 */
export function useEarliest(
  shown: BookableDay | null,
  firstDay: JstDate,
  { subjectId, doctor, kind, now }: Asked,
): Block | null {
  const shifts = useShifts(subjectId, firstDay, doctor);
  const isEarlier = shown !== null && firstDay < shown.date;
  const reply = isEarlier && shifts.status === 'ready' ? shifts.data : null;
  const earlier = useMemo(
    () => reply && kind && buildDay(reply.shifts, { date: firstDay, now, kind, subjectId }).earliest,
    [reply, firstDay, now, kind, subjectId],
  );
  if (!shown?.earliest || shifts.status === 'loading') return null;
  return earlier ?? shown.earliest;
}
