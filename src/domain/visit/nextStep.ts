// The one next step of a patient.

import { addDays, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { stateOf, type ReservationFlags, isUnkept, type ReservationState } from '../reservation/state';
import { CALLED_OFF_DAYS } from '../clinic/terms';
import { expectedDelivery, type DeliveryWindow } from '../medicine/delivery';
import type { SupplyItem } from '../medicine/medicine';
import { awaitsTransfer, isOverdue, type PayableFlags, isOwed } from '../money/payment';
import { endsSoon, suppliesOf } from '../medicine/supply';
import { visitPhase, type VisitPhase, type VisitTime } from '../reservation/times';

interface Callable extends ReservationFlags {
  id: number;
  start_time: Instant;
  /** Why the clinic cancelled, where it did and says so. */
  cancel_reason?: string | null | undefined;
}

/**
 * The consultation that the clinic cancelled and the patient must be told of (§called-off-told): the reservation made
 * last, through some days after its day. A patient who has booked since then knows it already.
 */
export function calledOff<Item extends Callable>(reservations: readonly Item[], now: Instant): Item | null {
  const [last] = [...reservations].sort((one, other) => other.id - one.id);
  if (!last || stateOf(last) !== 'cancelled' || !last.cancel_reason) return null;
  return toJstDate(now) <= addDays(toJstDate(last.start_time), CALLED_OFF_DAYS) ? last : null;
}

/** The patient's next step (§next-step-order). Times are instants, days are JST dates. */
export type NextStep =
  /** Choose another time for a consultation that the clinic cannot keep; `reason`: null when it does not say why. */
  | { kind: 'rebook'; id: number; start: Instant; subjectId: number; doctorId: number | null; reason: string | null }
  | {
      kind: 'enterRoom';
      id: number;
      start: Instant;
      when: VisitPhase;
      roomUrl: string | null;
      doctor: string;
      subject: string;
    }
  /** The clinic cancelled it, and nothing else is booked. */
  | { kind: 'calledOff'; start: Instant; subjectId: number; reason: string }
  /**
   * `id`: the oldest unpaid bill; `count`: how many there are; `overdue`: its last day, when that is over
   * (§overdue-said); `payBy`: the first last day of them, and whether it is that of all; `amount`: of all together;
   * null when the clinic does not say them.
   */
  | {
      kind: 'pay';
      id: number;
      start: Instant;
      count: number;
      overdue: JstDate | null;
      payBy: JstDate | null;
      sameDay: boolean;
      amount: number | null;
    }
  /** A transfer was chosen; `payBy`: the last day, null when the clinic does not say it. */
  | { kind: 'transfer'; id: number; payBy: JstDate | null }
  /** Upload the insurance card before the consultation. */
  | { kind: 'upload'; start: Instant }
  | { kind: 'waitForConfirmation'; start: Instant }
  /** `arrives` is null until the parcel is shipped (§arrival-range). */
  | { kind: 'waitForParcel'; arrives: DeliveryWindow | null }
  /** `over`: the medicine ran out before today. */
  | { kind: 'bookAgain'; endsOn: JstDate; over: boolean }
  | { kind: 'none' };

/** The reservation fields the next step depends on. */
interface StepReservation extends PayableFlags, VisitTime {
  id: number;
  subject_id: number;
  subject: string;
  deliver_time: Instant | null;
  admin_user: { id: number | null; lastname: string; zoom_url: string | null };
  amount?: number | null | undefined;
  cancel_reason?: string | null | undefined;
}

/** What is known about the patient. Null = unknown or not read yet; no step is derived from it. */
export interface PatientFacts {
  /** All reservations, in any order. */
  reservations: readonly StepReservation[];
  /** Number of files (insurance cards, test results) the clinic has received. */
  files: number | null;
  /** The medicines of every prescription. */
  medicines: readonly SupplyItem[] | null;
}

/** The reservations in one state, earliest first. */
const inState = (all: readonly StepReservation[], state: ReservationState): StepReservation[] =>
  all.filter((one) => stateOf(one) === state).sort((a, b) => a.start_time - b.start_time || a.id - b.id);

/** The step of the soonest booked consultation that has not lapsed (§lapse-thirty-minutes). */
function roomStep(reservations: readonly StepReservation[], now: Instant) {
  for (const one of inState(reservations, 'booked')) {
    if (isUnkept(one)) continue;
    const { id, start_time: start, subject } = one;
    const { lastname: doctor, zoom_url: roomUrl } = one.admin_user;
    const when = visitPhase(one, now);
    if (when !== 'lapsed') return { kind: 'enterRoom', id, start, when, roomUrl, doctor, subject } as const;
  }
  return null;
}

/** To pay some owed bills, the oldest first (§debts-together). */
function payStep(owed: readonly StepReservation[], overdue: boolean): NextStep | null {
  const [oldest] = owed;
  if (!oldest) return null;
  const { id, start_time: start } = oldest;
  const payBy = owed.flatMap(({ pay_by }) => pay_by ?? []).sort()[0] ?? null;
  const sameDay = owed.every(({ pay_by }) => (pay_by ?? null) === payBy);
  const amounts = owed.flatMap(({ amount }) => amount ?? []);
  const amount = amounts.length < owed.length ? null : amounts.reduce((sum, one) => sum + one, 0);
  return { kind: 'pay', id, start, count: owed.length, overdue: overdue ? payBy : null, payBy, sameDay, amount };
}

function parcelStep(reservations: readonly StepReservation[], now: Instant): NextStep | null {
  if (inState(reservations, 'awaitingShipment').length > 0) return { kind: 'waitForParcel', arrives: null };
  const coming = inState(reservations, 'shipped')
    .flatMap(({ deliver_time: sentAt }) => expectedDelivery(sentAt, now) ?? [])
    .sort((a, b) => (a.to < b.to ? -1 : 1));
  return coming[0] ? { kind: 'waitForParcel', arrives: coming[0] } : null;
}

/**
 * What goes on after the consultations (§medicine-lead): pay what is past its last day, pay what is
 * owed, the transfer that was chosen, wait for the confirmation, wait for the parcel; null when nothing does.
 */
export function afterVisitStep(reservations: readonly StepReservation[], now: Instant): NextStep | null {
  const unpaid = inState(reservations, 'awaitingPayment');
  const late = unpaid.filter((one) => isOverdue(one, now));
  const owed = unpaid.filter((one) => !awaitsTransfer(one));
  const bill = payStep(late, true) ?? payStep(owed, false);
  if (bill) return bill;
  const [transfer] = unpaid;
  if (transfer) return { kind: 'transfer', id: transfer.id, payBy: transfer.pay_by ?? null };

  const unconfirmed = inState(reservations, 'awaitingConfirmation').at(-1);
  if (unconfirmed) return { kind: 'waitForConfirmation', start: unconfirmed.start_time };
  return parcelStep(reservations, now);
}

/** To book again before the medicine ends (§supply-book-again). */
function bookStep({ reservations, medicines }: PatientFacts, now: Instant): NextStep | null {
  const supply = endsSoon(suppliesOf(medicines ?? [], reservations, now));
  if (!supply) return null;
  return { kind: 'bookAgain', endsOn: supply.endsOn, over: supply.phase === 'over' };
}

/**
 * The next step, derived from the flags in this order: 1 another time for what the clinic cannot keep
 * (§closed-day-told); 2 the consultation of today, or the one that the patient waits for, or that the clinic
 * cancelled; 3 pay what is past its last day; 4 the consultation to come, before it the insurance card, when the
 * clinic has no file; 5 pay what is owed, then the transfer that was chosen (§transfer-shown); 6 wait for the
 * confirmation of the bill; 7 wait for the parcel; 8 book again before the medicine ends. Actions come before waiting;
 * a patient with a booking can't book again (§one-reservation).
 */
export function nextStep(facts: PatientFacts, now: Instant): NextStep {
  const { reservations, files } = facts;
  const [unkept] = inState(reservations, 'booked').filter(isUnkept);
  if (unkept) {
    const { id, start_time: start, subject_id: subjectId, admin_user: doctor, rebook } = unkept;
    return { kind: 'rebook', id, start, subjectId, doctorId: doctor.id, reason: rebook?.reason ?? null };
  }
  const room = roomStep(reservations, now);
  if (room && room.when !== 'later') return room;
  const off = room ? null : calledOff(reservations, now);
  if (off)
    return { kind: 'calledOff', start: off.start_time, subjectId: off.subject_id, reason: off.cancel_reason ?? '' };

  const after = afterVisitStep(reservations, now);
  if (after?.kind === 'pay' && after.overdue) return after;
  if (room) return files === 0 ? { kind: 'upload', start: room.start } : room;
  return after ?? bookStep(facts, now) ?? { kind: 'none' };
}

/** The link of the room while the step's button leads into it (§room-five-minutes). */
export const openRoom = (step: NextStep): string | null =>
  step.kind === 'enterRoom' && (step.when === 'open' || step.when === 'started') ? step.roomUrl : null;

/** What must be read before the step is final; null when nothing is missing. */
export function openQuestion(step: NextStep, reservations: readonly ReservationFlags[]): 'files' | 'medicines' | null {
  if (step.kind === 'enterRoom' && step.when === 'later') return 'files';
  // Medicine comes only from a finished consultation.
  return step.kind === 'none' && reservations.some(({ finish }) => finish) ? 'medicines' : null;
}

/**
 * The reservation whose card on My Page has the screen's one filled button, because the step itself has none there
 * (§one-filled-button): the room that is still open, else the bill that comes first.
 */
export function filledCard(step: NextStep, reservations: PatientFacts['reservations'], now: Instant): number | null {
  if (step.kind === 'enterRoom' && step.when === 'over') return step.id;
  const after = afterVisitStep(reservations, now);
  return after?.kind === 'pay' || after?.kind === 'transfer' ? after.id : null;
}

/**
 * The list of payments (§payment-list-owed): only the consultations that are owed, first the one that the next step
 * names; the others keep their order.
 */
export function paymentList<Item extends PatientFacts['reservations'][number]>(all: readonly Item[], now: Instant) {
  const owed = all.filter(isOwed);
  const step = nextStep({ reservations: owed, files: null, medicines: null }, now);
  const first = owed.find(({ id }) => 'id' in step && id === step.id);
  return { step, first, owed: first ? [first, ...owed.filter((one) => one !== first)] : owed };
}
