import { addDays, parseInstant, startOfJstDate, toJstDate, HOUR_MS, type Instant, type JstDate } from './jst';
import { deliveryWindow, type DeliveryWindow } from './delivery';
import { supplyOf, type SupplyItem } from './medicine';
import { isRoomOpen, stateOf, type ReservationFlags, type ReservationState } from './reservation';

/** The one thing that comes next for a patient (E9). Times are instants, days JST dates. */
export type NextStep =
  /** `when`: the room is open, it opens later today, or the consultation is on another day. */
  | { kind: 'enterRoom'; id: number; start: Instant; when: 'open' | 'today' | 'later'; roomUrl: string | null }
  /** `id`: the bill that has waited longest; `count`: how many wait. */
  | { kind: 'pay'; id: number; start: Instant; count: number }
  /** The insurance card before the consultation. */
  | { kind: 'upload'; start: Instant }
  | { kind: 'waitForConfirmation'; start: Instant }
  /** `arrives` is null until the parcel is shipped (D13). */
  | { kind: 'waitForParcel'; arrives: DeliveryWindow | null }
  /** `over`: the medicine ended before today. */
  | { kind: 'bookAgain'; endsOn: JstDate; over: boolean }
  | { kind: 'none' };

/** What of a reservation the next step depends on. */
interface StepReservation extends ReservationFlags {
  id: number;
  start_time: string;
  deliver_time: string | null;
  admin_user: { zoom_url: string | null };
}

/** What is known of the patient. Null: not known, or not asked yet; no step is made of it. */
export interface PatientFacts {
  /** All reservations, in any order. */
  reservations: readonly StepReservation[];
  /** How many files (insurance cards, test results) the clinic has from the patient. */
  files: number | null;
  /** The latest prescription. */
  medicines: readonly SupplyItem[] | null;
}

/** How long after the start an open room goes before everything else: later, nobody sits in it any more. */
const ROOM_FIRST_MS = 2 * HOUR_MS;

/** Days after the end of the medicine during which booking again is still the next step. */
const OVER_DAYS = 30;

interface Timed<Item> {
  one: Item;
  start: Instant;
}

/** Those in one state, earliest first; what has no readable start makes no step. */
function inState<Item extends StepReservation>(all: readonly Item[], state: ReservationState): Timed<Item>[] {
  return all
    .flatMap((one) => {
      const start = stateOf(one) === state ? parseInstant(one.start_time) : null;
      return start === null ? [] : [{ one, start }];
    })
    .sort((a, b) => a.start - b.start || a.one.id - b.one.id);
}

function roomStep(booked: Timed<StepReservation> | undefined, now: Instant): NextStep | null {
  if (!booked) return null;
  const { one, start } = booked;
  const today = toJstDate(start) === toJstDate(now);
  const when = isRoomOpen(start, now) ? 'open' : today ? 'today' : 'later';
  return { kind: 'enterRoom', id: one.id, start, when, roomUrl: one.admin_user.zoom_url };
}

function parcelStep(reservations: readonly StepReservation[], now: Instant): NextStep | null {
  if (inState(reservations, 'awaitingShipment').length > 0) return { kind: 'waitForParcel', arrives: null };
  const coming = inState(reservations, 'shipped')
    .flatMap(({ one }) => {
      const sent = parseInstant(one.deliver_time ?? '');
      return sent === null ? [] : [deliveryWindow(sent)];
    })
    // A parcel is waited for until the last day on which it is expected is over.
    .filter(({ to }) => now < startOfJstDate(addDays(to, 1)))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
  return coming[0] ? { kind: 'waitForParcel', arrives: coming[0] } : null;
}

function bookStep(medicines: readonly SupplyItem[] | null, now: Instant): NextStep | null {
  const supply = supplyOf(medicines ?? [], now);
  if (!supply || supply.phase === 'enough' || supply.daysLeft < -OVER_DAYS) return null;
  return { kind: 'bookAgain', endsOn: supply.endsOn, over: supply.phase === 'over' };
}

/**
 * The next step (E9), derived from the flags alone, in this order: 1 the room is open (until 2 hours after the start);
 * 2 pay what is owed; 3 the consultation is today; 4 upload the insurance card before it, when the clinic has no file;
 * 5 the consultation on another day, or one that was never finished; 6 wait for the confirmation of the bill; 7 wait for
 * the parcel; 8 book again before the medicine ends. What is urgent comes before what is owed, what asks for something
 * before what only waits; with anything booked the patient can't book again (D7).
 */
export function nextStep({ reservations, files, medicines }: PatientFacts, now: Instant): NextStep {
  const booked = inState(reservations, 'booked')[0];
  const room = roomStep(booked, now);
  if (booked && room?.kind === 'enterRoom' && room.when === 'open' && now < booked.start + ROOM_FIRST_MS) return room;

  const owed = inState(reservations, 'awaitingPayment');
  if (owed[0]) return { kind: 'pay', id: owed[0].one.id, start: owed[0].start, count: owed.length };

  if (booked && room?.kind === 'enterRoom') {
    return room.when === 'later' && files === 0 ? { kind: 'upload', start: booked.start } : room;
  }
  const unconfirmed = inState(reservations, 'awaitingConfirmation').at(-1);
  if (unconfirmed) return { kind: 'waitForConfirmation', start: unconfirmed.start };

  return parcelStep(reservations, now) ?? bookStep(medicines, now) ?? { kind: 'none' };
}

/** What more must be known before a step stands: only then is it asked for. */
export function openQuestion(step: NextStep, reservations: readonly ReservationFlags[]): 'files' | 'medicines' | null {
  if (step.kind === 'enterRoom' && step.when === 'later') return 'files';
  // Without a consultation there is no medicine that could end.
  return step.kind === 'none' && reservations.some(({ finish }) => finish) ? 'medicines' : null;
}
