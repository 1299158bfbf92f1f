import { addDays, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { stateOf, type ReservationFlags, needsReschedule, type ReservationState } from './reservation';
import { NOT_HELD_DAYS } from '../clinic/terms';
import type { SupplyItem } from '../medicine/medicine';
import { awaitsTransfer, isOverdue, type PayableFlags, isOwed } from '../money/payment';
import { expectedDelivery } from '../medicine/delivery';
import { endingSupply, suppliesOf } from '../medicine/supply';
import { hasLapsed, visitPhase, type VisitTime } from './times';

interface ReservationWithReason extends ReservationFlags {
  id: number;
  start_time: Instant;
  /** Missing or null if the clinic did not cancel the visit. */
  cancel_reason?: string | null;
}

/** The newest reservation if the clinic cancelled it (§called-off-told) or the patient missed it (§missed-by-staff). */
export function recentlyNotHeld<Item extends ReservationWithReason>(
  reservations: readonly Item[],
  now: Instant,
): Item | null {
  const [newest] = [...reservations].sort((a, b) => b.id - a.id);
  if (!newest) return null;
  const state = stateOf(newest);
  if (state !== 'missed' && !(state === 'cancelled' && newest.cancel_reason)) return null;
  return toJstDate(now) <= addDays(toJstDate(newest.start_time), NOT_HELD_DAYS) ? newest : null;
}

export type NextStep<Item = StepReservation> =
  | StepWithVisit<Item>
  /** `payBy` is the earliest due date; the total `amount` is null if the clinic does not send all amounts. */
  | {
      kind: 'debts';
      count: number;
      overdue: boolean;
      payBy: JstDate | null;
      sameDueDate: boolean;
      amount: number | null;
    }
  /** `over` is true if the medicine has already run out. */
  | { kind: 'bookAgain'; endsOn: JstDate; over: boolean }
  | { kind: 'none' }
  /** Some reservations could not be read (§reservations-unread). */
  | { kind: 'unread' };

type StepWithVisit<Item> =
  | { kind: 'rebook'; visit: Item }
  /** `insuranceCardMissing` is true for a first visit if the patient has not uploaded any file. */
  | { kind: 'enterRoom'; visit: Item; insuranceCardMissing: boolean }
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

/** An unknown fact is null; `files` is the number of the patient's files. */
export interface PatientFacts<Item extends StepReservation = StepReservation> {
  reservations: readonly Item[];
  /** True if the latest read has returned every reservation. */
  complete: boolean;
  files: number | null;
  medicines: readonly SupplyItem[] | null;
}

const inState = <Item extends StepReservation>(reservations: readonly Item[], state: ReservationState): Item[] =>
  reservations.filter((visit) => stateOf(visit) === state).sort((a, b) => a.start_time - b.start_time);

const bookedVisit = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item | undefined =>
  inState(reservations, 'booked').find((visit) => !needsReschedule(visit) && !hasLapsed(visit, now));

/** Combines several bills into one step (§debts-together). */
function payStep<Item extends StepReservation>(owed: readonly Item[], overdue: boolean): NextStep<Item> | null {
  const [visit] = owed;
  if (!visit) return null;
  if (owed.length === 1) return { kind: 'pay', visit };
  const payBy = owed.flatMap(({ pay_by }) => pay_by ?? []).sort()[0] ?? null;
  const sameDueDate = owed.every(({ pay_by }) => (pay_by ?? null) === payBy);
  const amounts = owed.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.length < owed.length ? null : amounts.reduce((sum, yen) => sum + yen, 0);
  return { kind: 'debts', count: owed.length, overdue, payBy, sameDueDate: sameDueDate, amount };
}

function parcelStep<Item extends StepReservation>(reservations: readonly Item[], now: Instant): NextStep<Item> | null {
  const [unsent] = inState(reservations, 'awaitingShipment');
  const visit = unsent ?? inState(reservations, 'shipped').find((parcel) => expectedDelivery(parcel.deliver_time, now));
  return visit ? { kind: 'waitForParcel', visit } : null;
}

const overdueBills = <Item extends StepReservation>(reservations: readonly Item[], now: Instant): Item[] =>
  inState(reservations, 'awaitingPayment').filter((visit) => isOverdue(visit, now));

/** Returns the first step that applies: payment, transfer, the clinic's confirmation, parcel (§medicine-lead). */
export function afterVisitStep<Item extends StepReservation>(
  reservations: readonly Item[],
  now: Instant,
): NextStep<Item> | null {
  const unpaid = inState(reservations, 'awaitingPayment');
  const owed = unpaid.filter((visit) => !awaitsTransfer(visit));
  const billStep = payStep(overdueBills(reservations, now), true) ?? payStep(owed, false);
  if (billStep) return billStep;
  const [transfer] = unpaid;
  if (transfer) return { kind: 'transfer', visit: transfer };

  const isToday = (visit: Item) => toJstDate(visit.start_time) === toJstDate(now);
  const lapsed = inState(reservations, 'booked').filter((visit) => isToday(visit) && hasLapsed(visit, now));
  const unconfirmed = [...lapsed, ...inState(reservations, 'awaitingConfirmation')].at(-1);
  if (unconfirmed) return { kind: 'waitForConfirmation', visit: unconfirmed };
  return parcelStep(reservations, now);
}

function bookStep({ reservations, medicines }: PatientFacts, now: Instant): NextStep<never> | null {
  const supply = endingSupply(suppliesOf(medicines ?? [], reservations, now));
  return supply ? { kind: 'bookAgain', endsOn: supply.endsOn, over: supply.phase === 'over' } : null;
}

/** Returns the first step that applies (§next-step-order). */
export function nextStep<Item extends StepReservation>(facts: PatientFacts<Item>, now: Instant): NextStep<Item> {
  const { reservations, files } = facts;
  const [toReschedule] = inState(reservations, 'booked').filter(needsReschedule);
  if (toReschedule) return { kind: 'rebook', visit: toReschedule };

  const visit = bookedVisit(reservations, now);
  const roomStep =
    visit && ({ kind: 'enterRoom', visit, insuranceCardMissing: files === 0 && visit.kind === 'initial' } as const);
  if (roomStep && visitPhase(roomStep.visit, now) !== 'later') return roomStep;
  const notHeld = roomStep ? null : recentlyNotHeld(reservations, now);
  if (notHeld) return { kind: 'notHeld', visit: notHeld };

  const overdueStep = payStep(overdueBills(reservations, now), true);
  const step = overdueStep ?? roomStep ?? afterVisitStep(reservations, now);
  return step ?? (facts.complete ? (bookStep(facts, now) ?? { kind: 'none' }) : { kind: 'unread' });
}

/** `step` was found without files and medicines. Returns which of the two can change `step`, or null if neither can. */
export function missingFact(
  step: NextStep,
  reservations: readonly ReservationFlags[],
  now: Instant,
): 'files' | 'medicines' | null {
  if (step.kind === 'enterRoom' && step.visit.kind === 'initial' && now < step.visit.start_time) return 'files';
  // A patient without a finished visit has no medicine, so the app need not read the medicines.
  return step.kind === 'none' && reservations.some(({ finish }) => finish) ? 'medicines' : null;
}

export const visitOf = <Item>(step: NextStep<Item> | null): Item | null =>
  step && 'visit' in step ? step.visit : null;

/** `owed` starts with the most urgent unpaid visit. `step` is the next step for unpaid visits (§payment-list-owed). */
export function paymentList<Item extends StepReservation>(reservations: readonly Item[], now: Instant) {
  const owed = reservations.filter(isOwed);
  const step = nextStep({ reservations: owed, complete: true, files: null, medicines: null }, now);
  const first = visitOf(step) ?? overdueBills(owed, now)[0] ?? [...owed].sort((a, b) => a.start_time - b.start_time)[0];
  return { step, owed: first ? [first, ...owed.filter((visit) => visit !== first)] : owed };
}
