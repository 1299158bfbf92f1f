import { addDays, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { stateOf, type ReservationFlags, needsReschedule, type ReservationState } from './reservation';
import { NOT_HELD_DAYS } from '../clinic/terms';
import type { SupplyItem } from '../medicine/medicine';
import { awaitsTransfer, isOverdue, type PayableFlags, isOwed } from '../money/payment';
import { expectedDelivery } from '../medicine/delivery';
import { endsSoon, suppliesOf } from '../medicine/supply';
import { hasLapsed, visitPhase, type VisitTime } from './times';

interface Callable extends ReservationFlags {
  id: number;
  start_time: Instant;
  /** Why the clinic cancelled, if it did. */
  cancel_reason?: string | null;
}

/**
 * The clinic cancelled it (§called-off-told) or the patient missed it (§missed-by-staff). Only the newest reservation counts: a patient
 * who has booked since then knows it already.
 */
export function notHeld<Item extends Callable>(reservations: readonly Item[], now: Instant): Item | null {
  const [last] = [...reservations].sort((a, b) => b.id - a.id);
  if (!last) return null;
  const state = stateOf(last);
  if (state !== 'missed' && !(state === 'cancelled' && last.cancel_reason)) return null;
  return toJstDate(now) <= addDays(toJstDate(last.start_time), NOT_HELD_DAYS) ? last : null;
}

/** Belongs to one consultation, whose card shows the rest, or to none. */
export type NextStep<Item = StepReservation> =
  | VisitStep<Item>
  /**
   * Several bills: `payBy` is the first last day, `sameDay` that it is that of all; `amount` of all
   * in yen, null when the clinic does not say it.
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
  | { kind: 'none' }
  /** An unread reservation may be booked or owed, so nothing says that there is none (§reservations-unread). */
  | { kind: 'unread' };

type VisitStep<Item> =
  /** The clinic cannot keep the time. */
  | { kind: 'rebook'; visit: Item }
  /** `cardMissing`: the clinic has no picture of the insurance card; at a repeat visit it was asked for with the answers. */
  | { kind: 'enterRoom'; visit: Item; cardMissing: boolean }
  /** Cancelled by the clinic, or missed, and nothing else is booked. */
  | { kind: 'notHeld'; visit: Item }
  | { kind: 'pay'; visit: Item }
  | { kind: 'transfer'; visit: Item }
  | { kind: 'waitForConfirmation'; visit: Item }
  | { kind: 'waitForParcel'; visit: Item };

export interface StepReservation extends PayableFlags, VisitTime {
  id: number;
  subject_id: number;
  subject: string;
  deliver_time: Instant | null;
  amount?: number | null;
  cancel_reason?: string | null;
}

/** Null = unknown or not read yet; no step is derived from it. */
export interface PatientFacts<Item extends StepReservation = StepReservation> {
  reservations: readonly Item[];
  /** All of them could be read, now. */
  whole: boolean;
  files: number | null;
  medicines: readonly SupplyItem[] | null;
}

const inState = <Item extends StepReservation>(all: readonly Item[], state: ReservationState): Item[] =>
  all.filter((visit) => stateOf(visit) === state).sort((a, b) => a.start_time - b.start_time);

const bookedVisit = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item | undefined =>
  inState(reservations, 'booked').find((visit) => !needsReschedule(visit) && !hasLapsed(visit, now));

/** Several bills are one step (§debts-together). */
function payStep<Item extends StepReservation>(owed: readonly Item[], overdue: boolean): NextStep<Item> | null {
  const [visit] = owed;
  if (!visit) return null;
  if (owed.length === 1) return { kind: 'pay', visit };
  const payBy = owed.flatMap(({ pay_by }) => pay_by ?? []).sort()[0] ?? null;
  const sameDay = owed.every(({ pay_by }) => (pay_by ?? null) === payBy);
  const amounts = owed.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.length < owed.length ? null : amounts.reduce((sum, yen) => sum + yen, 0);
  return { kind: 'debts', count: owed.length, overdue, payBy, sameDay, amount };
}

function parcelStep<Item extends StepReservation>(reservations: readonly Item[], now: Instant): NextStep<Item> | null {
  const [packing] = inState(reservations, 'awaitingShipment');
  const visit =
    packing ?? inState(reservations, 'shipped').find((parcel) => expectedDelivery(parcel.deliver_time, now));
  return visit ? { kind: 'waitForParcel', visit } : null;
}

const lateBills = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item[] =>
  inState(reservations, 'awaitingPayment').filter((visit) => isOverdue(visit, now));

/** Overdue bills come first, then other bills, a chosen transfer, the confirmation, the parcel (§medicine-lead). */
export function afterVisitStep<Item extends StepReservation>(
  reservations: readonly Item[],
  now: Instant,
): NextStep<Item> | null {
  const unpaid = inState(reservations, 'awaitingPayment');
  const owed = unpaid.filter((visit) => !awaitsTransfer(visit));
  const bill = payStep(lateBills(reservations, now), true) ?? payStep(owed, false);
  if (bill) return bill;
  const [transfer] = unpaid;
  if (transfer) return { kind: 'transfer', visit: transfer };

  const isToday = (visit: Item) => toJstDate(visit.start_time) === toJstDate(now);
  const lapsed = inState(reservations, 'booked').filter((visit) => isToday(visit) && hasLapsed(visit, now));
  const unconfirmed = [...lapsed, ...inState(reservations, 'awaitingConfirmation')].at(-1);
  if (unconfirmed) return { kind: 'waitForConfirmation', visit: unconfirmed };
  return parcelStep(reservations, now);
}

function bookStep({ reservations, medicines }: PatientFacts, now: Instant): NextStep<never> | null {
  const supply = endsSoon(suppliesOf(medicines ?? [], reservations, now));
  if (!supply) return null;
  return { kind: 'bookAgain', endsOn: supply.endsOn, over: supply.phase === 'over' };
}

/**
 * Actions come before waiting (§next-step-order): 1 rebook what the clinic cannot keep; 2 today's consultation, or one that was not held;
 * 3 overdue bills; 4 the consultation to come; 5 bills and transfers; 6 the confirmation; 7 the parcel; 8 book again
 * before the medicine ends.
 */
export function nextStep<Item extends StepReservation>(facts: PatientFacts<Item>, now: Instant): NextStep<Item> {
  const { reservations, files } = facts;
  const [unkept] = inState(reservations, 'booked').filter(needsReschedule);
  if (unkept) return { kind: 'rebook', visit: unkept };

  const booked = bookedVisit(reservations, now);
  const room =
    booked && ({ kind: 'enterRoom', visit: booked, cardMissing: files === 0 && booked.kind === 'initial' } as const);
  if (room && visitPhase(room.visit, now) !== 'later') return room;
  const off = room ? null : notHeld(reservations, now);
  if (off) return { kind: 'notHeld', visit: off };

  const late = payStep(lateBills(reservations, now), true);
  const known = late ?? room ?? afterVisitStep(reservations, now);
  return known ?? (facts.whole ? (bookStep(facts, now) ?? { kind: 'none' }) : { kind: 'unread' });
}

/** What must be read before the step is final. */
export function openQuestion(
  step: NextStep,
  reservations: readonly ReservationFlags[],
  now: Instant,
): 'files' | 'medicines' | null {
  if (step.kind === 'enterRoom' && step.visit.kind === 'initial' && now < step.visit.start_time) return 'files';
  // Medicine comes only from a finished consultation.
  return step.kind === 'none' && reservations.some(({ finish }) => finish) ? 'medicines' : null;
}

export const visitOf = <Item>(step: NextStep<Item> | null): Item | null =>
  step && 'visit' in step ? step.visit : null;

/** Only what is owed, first the one that the next step names; the others keep their order (§payment-list-owed). */
export function paymentList<Item extends StepReservation>(all: readonly Item[], now: Instant) {
  const owed = all.filter(isOwed);
  const step = nextStep({ reservations: owed, whole: true, files: null, medicines: null }, now);
  const first = visitOf(step) ?? lateBills(owed, now)[0] ?? [...owed].sort((a, b) => a.start_time - b.start_time)[0];
  return { step, owed: first ? [first, ...owed.filter((visit) => visit !== first)] : owed };
}
