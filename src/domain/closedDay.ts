import { stateOf, type ReservationFlags } from './reservationState';

/** True when the clinic cannot keep the time of a booked one, so that the patient chooses another (§closed-day-told). */
export const isUnkept = (one: ReservationFlags): boolean => stateOf(one) === 'booked' && Boolean(one.rebook);
