import { visitKind, type VisitKind } from '../../domain/booking/block';
import { numberOf, optional } from './wireFormats';

export type BookingOutcome = 'booked' | 'taken' | 'duplicate';
/** Any message except `1` and `3` means booked (§booking-reply). */
export function bookingOutcome(message: string): BookingOutcome {
  if (message === '1') return 'taken';
  return message === '3' ? 'duplicate' : 'booked';
}

/** What follows the consents (§booking-way). `short` asks no questions. */
export type BookingFlow = 'repeatQuestionnaire' | 'short' | 'duplicate' | 'firstQuestionnaire';
const FLOWS: Record<number, BookingFlow> = { 1: 'repeatQuestionnaire', 2: 'short', 4: 'duplicate' };
export const Flow = optional<number | null, BookingFlow>((flag) => FLOWS[numberOf(flag) ?? 0], 'firstQuestionnaire');

/** Any value except `initial` means a repeat visit (§visit-type-by-clinic). */
export const KindOfVisit = optional<string, VisitKind>((flag) => visitKind(flag === 'initial'), 'repeat');

/** The patient's share of the costs; 0.3 if the host sends no share. */
export const PatientShare = optional<number, number>(numberOf, 0.3);

/** Only 0 and '0' mean that the card payment failed (§card-failed). */
export const CardPaymentStarted = optional<0 | 1, boolean>((value) => value !== 0 && value !== '0', true);
