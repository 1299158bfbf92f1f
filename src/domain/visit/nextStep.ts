// The one next step of a patient.

import { addDays, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { stateOf, type ReservationFlags, isUnkept, type ReservationState } from './reservation';
import { NOT_HELD_DAYS } from '../clinic/terms';
import { expectedDelivery } from '../medicine/delivery';
import type { SupplyItem } from '../medicine/medicine';
import { awaitsTransfer, isOverdue, type PayableFlags, isOwed } from '../money/payment';
import { endsSoon, suppliesOf } from '../medicine/supply';
import { hasLapsed, visitPhase, type VisitTime } from './times';

interface Callable extends ReservationFlags {
  id: number;
  start_time: Instant;
  /** Why the clinic cancelled, where it did and says so. */
  cancel_reason?: string | null | undefined;
}

/**
 * The consultation of which the patient must be told what became of it: the clinic cancelled it (§called-off-told), or
 * says that the patient did not come (§missed-by-staff). It is the reservation made last, through some days after its
 * day: a patient who has booked since then knows it already.
 */
export function notHeld<Item extends Callable>(reservations: readonly Item[], now: Instant): Item | null {
  const [last] = [...reservations].sort((one, other) => other.id - one.id);
  if (!last) return null;
  const state = stateOf(last);
  if (state !== 'missed' && !(state === 'cancelled' && last.cancel_reason)) return null;
  return toJstDate(now) <= addDays(toJstDate(last.start_time), NOT_HELD_DAYS) ? last : null;
}

/** The patient's next step (§next-step-order): of one consultation, whose card says the rest, or of none. */
export type NextStep<Item = StepReservation> =
  | VisitStep<Item>
  /**
   * Several bills (§debts-together). `overdue`: their last day is over (§overdue-said); `payBy`: the first last day,
   * and whether it is that of all; `amount`: of all together, in yen; null when the clinic does not say them.
   */
  | {
      kind: 'debts';
      count: number;
      overdue: boolean;
      payBy: JstDate | null;
      sameDay: boolean;
      amount: number | null;
    }
  /** `over`: the medicine ran out before today. */
  | { kind: 'bookAgain'; endsOn: JstDate; over: boolean }
  | { kind: 'none' };

type VisitStep<Item> =
  /** Choose another time for a consultation that the clinic cannot keep. */
  | { kind: 'rebook'; visit: Item }
  /** `cardMissing`: the clinic has no picture of the insurance card yet. */
  | { kind: 'enterRoom'; visit: Item; cardMissing: boolean }
  /** It was cancelled by the clinic, or missed, and nothing else is booked. */
  | { kind: 'notHeld'; visit: Item }
  | { kind: 'pay'; visit: Item }
  /** A transfer was chosen. */
  | { kind: 'transfer'; visit: Item }
  | { kind: 'waitForConfirmation'; visit: Item }
  | { kind: 'waitForParcel'; visit: Item };

/** The reservation fields the next step depends on. */
export interface StepReservation extends PayableFlags, VisitTime {
  id: number;
  subject_id: number;
  subject: string;
  deliver_time: Instant | null;
  amount?: number | null | undefined;
  cancel_reason?: string | null | undefined;
}

/** What is known about the patient. Null = unknown or not read yet; no step is derived from it. */
export interface PatientFacts<Item extends StepReservation = StepReservation> {
  /** All reservations, in any order. */
  reservations: readonly Item[];
  /** Number of files (insurance cards, test results) the clinic has received. */
  files: number | null;
  /** The medicines of every prescription. */
  medicines: readonly SupplyItem[] | null;
}

/** The reservations in one state, earliest first. */
const inState = <Item extends StepReservation>(all: readonly Item[], state: ReservationState): Item[] =>
  all.filter((one) => stateOf(one) === state).sort((a, b) => a.start_time - b.start_time || a.id - b.id);

/** The soonest booked consultation that has not lapsed (§lapse-thirty-minutes). */
const bookedVisit = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item | undefined =>
  inState(reservations, 'booked').find((one) => !isUnkept(one) && !hasLapsed(one, now));

/** To pay some owed bills. */
function payStep<Item extends StepReservation>(owed: readonly Item[], overdue: boolean): NextStep<Item> | null {
  const [visit] = owed;
  if (!visit) return null;
  if (owed.length === 1) return { kind: 'pay', visit };
  const payBy = owed.flatMap(({ pay_by }) => pay_by ?? []).sort()[0] ?? null;
  const sameDay = owed.every(({ pay_by }) => (pay_by ?? null) === payBy);
  const amounts = owed.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.length < owed.length ? null : amounts.reduce((sum, one) => sum + one, 0);
  return { kind: 'debts', count: owed.length, overdue, payBy, sameDay, amount };
}

function parcelStep<Item extends StepReservation>(reservations: readonly Item[], now: Instant): NextStep<Item> | null {
  const [packing] = inState(reservations, 'awaitingShipment');
  const [coming] = inState(reservations, 'shipped')
    .flatMap((visit) => {
      const arrives = expectedDelivery(visit.deliver_time, now);
      return arrives ? { visit, arrives } : [];
    })
    .sort((a, b) => (a.arrives.to < b.arrives.to ? -1 : 1));
  const visit = packing ?? coming?.visit;
  return visit ? { kind: 'waitForParcel', visit } : null;
}

/** The bills past their last day to pay, oldest first. */
const lateBills = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item[] =>
  inState(reservations, 'awaitingPayment').filter((one) => isOverdue(one, now));

/**
 * What goes on after the consultations (§medicine-lead): pay what is past its last day, pay what is
 * owed, the transfer that was chosen, wait for the confirmation, wait for the parcel; null when nothing does.
 */
export function afterVisitStep<Item extends StepReservation>(
  reservations: readonly Item[],
  now: Instant,
): NextStep<Item> | null {
  const unpaid = inState(reservations, 'awaitingPayment');
  const owed = unpaid.filter((one) => !awaitsTransfer(one));
  const bill = payStep(lateBills(reservations, now), true) ?? payStep(owed, false);
  if (bill) return bill;
  const [transfer] = unpaid;
  if (transfer) return { kind: 'transfer', visit: transfer };

  const unconfirmed = inState(reservations, 'awaitingConfirmation').at(-1);
  if (unconfirmed) return { kind: 'waitForConfirmation', visit: unconfirmed };
  return parcelStep(reservations, now);
}

/** To book again before the medicine ends (§supply-book-again). */
function bookStep({ reservations, medicines }: PatientFacts, now: Instant): NextStep<never> | null {
  const supply = endsSoon(suppliesOf(medicines ?? [], reservations, now));
  if (!supply) return null;
  return { kind: 'bookAgain', endsOn: supply.endsOn, over: supply.phase === 'over' };
}

/**
 * The next step, derived from the flags in this order: 1 another time for what the clinic cannot keep
 * (§closed-day-told); 2 the consultation of today, or the one that the patient waits for, or one that the clinic
 * cancelled or the patient missed; 3 pay what is past its last day; 4 the consultation to come; 5 pay what is owed,
 * then the transfer that was chosen (§transfer-shown); 6 wait for the confirmation of the bill; 7 wait for the parcel;
 * 8 book again before the medicine ends. Actions come before waiting; a patient with a booking can't book again
 * (§one-reservation).
 */
export function nextStep<Item extends StepReservation>(facts: PatientFacts<Item>, now: Instant): NextStep<Item> {
  const { reservations, files } = facts;
  const [unkept] = inState(reservations, 'booked').filter(isUnkept);
  if (unkept) return { kind: 'rebook', visit: unkept };

  const booked = bookedVisit(reservations, now);
  const room = booked && ({ kind: 'enterRoom', visit: booked, cardMissing: files === 0 } as const);
  if (room && visitPhase(room.visit, now) !== 'later') return room;
  const off = room ? null : notHeld(reservations, now);
  if (off) return { kind: 'notHeld', visit: off };

  const late = payStep(lateBills(reservations, now), true);
  return late ?? room ?? afterVisitStep(reservations, now) ?? bookStep(facts, now) ?? { kind: 'none' };
}

/** What must be read before the step is final; null when nothing is missing. */
export function openQuestion(
  step: NextStep,
  reservations: readonly ReservationFlags[],
  now: Instant,
): 'files' | 'medicines' | null {
  if (step.kind === 'enterRoom' && now < step.visit.start_time) return 'files';
  // Medicine comes only from a finished consultation.
  return step.kind === 'none' && reservations.some(({ finish }) => finish) ? 'medicines' : null;
}

/** The consultation whose card says what the step is; null when the step is of several, or of none. */
export const visitOf = <Item>(step: NextStep<Item> | null): Item | null =>
  step && 'visit' in step ? step.visit : null;

/**
 * The list of payments (§payment-list-owed): only the consultations that are owed, first the one that the next step
 * names; the others keep their order.
 */
export function paymentList<Item extends StepReservation>(all: readonly Item[], now: Instant) {
  const owed = all.filter(isOwed);
  const step = nextStep({ reservations: owed, files: null, medicines: null }, now);
  const first = visitOf(step) ?? lateBills(owed, now)[0] ?? [...owed].sort((a, b) => a.start_time - b.start_time)[0];
  return { step, owed: first ? [first, ...owed.filter((one) => one !== first)] : owed };
}
