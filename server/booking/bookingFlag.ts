import type { Instant } from '../../src/domain/calendar/jst';
import type { Queries } from '../db/db';
import { hasReusableAnswers } from '../questionnaire/reusableAnswers';
import { hasActiveReservation, hasFinishedVisit } from './activeReservation';

/** How the booking goes on (§booking-way): 4 = already booked, 1 = repeat visit, 2 = no questions, 0 = first visit. */
export async function bookingFlag(
  db: Queries,
  patientId: number,
  subjectId: number,
  now: Instant,
): Promise<0 | 1 | 2 | 4> {
  if (await hasActiveReservation(db, patientId, now)) return 4;
  if (await hasFinishedVisit(db, patientId, subjectId)) return 1;
  return (await hasReusableAnswers(db, patientId, subjectId, now)) ? 2 : 0;
}
