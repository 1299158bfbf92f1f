/** The clinic's reply to a booking (§booking-reply). */
export type BookingOutcome = 'booked' | 'taken' | 'duplicate';

/** `'1'` = taken, `'3'` = duplicate, anything else = booked. */
export function bookingOutcome(message: string): BookingOutcome {
  if (message === '1') return 'taken';
  return message === '3' ? 'duplicate' : 'booked';
}

/** The screen after the confirm screen, by the flag of `reservations/new` (§booking-way). */
export type BookingWay = 'repeatQuestionnaire' | 'short' | 'duplicate' | 'firstQuestionnaire';

/** 1 = repeat-visit questionnaire, 2 = short booking, 4 = duplicate, anything else = first-visit questionnaire. */
export function bookingWay(flag: number | null): BookingWay {
  if (flag === 1) return 'repeatQuestionnaire';
  if (flag === 2) return 'short';
  return flag === 4 ? 'duplicate' : 'firstQuestionnaire';
}
