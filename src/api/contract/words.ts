import { visitKind, type VisitKind } from '../../domain/booking/block';
import { numberOf, optional } from './wireFormats';

/** The result of a booking. `1` means taken, `3` means duplicate, any other reply means booked (§booking-reply). */
export type BookingOutcome = 'booked' | 'taken' | 'duplicate';
export function bookingOutcome(message: string): BookingOutcome {
  if (message === '1') return 'taken';
  return message === '3' ? 'duplicate' : 'booked';
}

/** What follows the consents. `short` asks no questions. Flags not in `FLOWS` mean a first visit (§booking-way). */
export type BookingFlow = 'repeatQuestionnaire' | 'short' | 'duplicate' | 'firstQuestionnaire';
const FLOWS: Record<number, BookingFlow> = { 1: 'repeatQuestionnaire', 2: 'short', 4: 'duplicate' };
export const Flow = optional<number | null, BookingFlow>((flag) => FLOWS[numberOf(flag) ?? 0], 'firstQuestionnaire');

/** `initial` means a first visit. Any other value means a repeat visit (§visit-type-by-clinic). */
export const KindOfVisit = optional<string, VisitKind>((flag) => visitKind(flag === 'initial'), 'repeat');

/** The patient's share of the costs; 0.3 (3割) if the host sends no share. */
export const Ratio = optional<number, number>(numberOf, 0.3);

/** Whether the card payment succeeded. Only 0 or '0' means that the payment failed (§card-failed). */
export const CardAnswer = optional<0 | 1, boolean>((value) => value !== 0 && value !== '0', true);
