import { useMemo } from 'react';
import type { FreeDays } from '../../../api/shiftDays';
import { useShifts } from '../../../api/shifts';
import type { Block, VisitKind } from '../../../domain/booking/block';
import { buildDay, type BookableDay } from '../../../domain/booking/day';
import type { StripDay } from '../../../domain/booking/dayStrip';
import type { Instant } from '../../../domain/calendar/jst';
import { useDayWithRoom } from './useDayWithRoom';

interface Asked {
  subjectId: number;
  doctor: number | 'any';
  kind: VisitKind | null;
  now: Instant;
  known: FreeDays;
}

/**
 * The earliest block of the strip (§earliest-button): that of the first day with room, which may be before the chosen
 * one. Null while it is looked for, and when the chosen day has no room, which is said first (§next-day-with-room).
 */
export function useEarliest(day: BookableDay | null, strip: readonly StripDay[], asked: Asked): Block | null {
  const { subjectId, doctor, kind, now } = asked;
  const own = day?.earliest ?? null;
  const from = strip.find(({ past }) => !past)?.date;
  const chosen = day?.date;
  const before = useDayWithRoom(own && from && chosen && from < chosen ? { from, to: chosen } : null, asked);
  const date = before.date ?? chosen ?? from ?? '';
  const shifts = useShifts(subjectId, date, doctor);
  const reply = shifts.status === 'ready' ? shifts.data : null;
  const earlier = useMemo(
    () => (before.date && reply && kind ? buildDay(reply.shifts, { date, now, kind, subjectId }).earliest : null),
    [before.date, reply, date, now, kind, subjectId],
  );
  const isKnown = !before.searching && (before.date === null || shifts.status !== 'loading');
  return isKnown ? (earlier ?? own) : null;
}
