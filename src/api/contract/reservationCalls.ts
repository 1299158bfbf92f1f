import * as v from 'valibot';
import { currentReservations } from '../../domain/reservationLists';
import { declare } from './call';
import { BookingReply } from './bookingCalls';
import {
  ById,
  Flag,
  Having,
  IdOfAny,
  Ids,
  InstantText,
  JstDateText,
  LineText,
  List,
  OptionalText,
  OptionalTime,
  Text,
  TextOfAny,
  Zip,
} from './wireFormats';

/**
 * The doctor of a reservation; a host may give the room alone, or nothing: then the name is left out (§read-generously).
 */
const VisitDoctor = v.nullish(
  v.object({ id: v.nullish(IdOfAny, null), lastname: LineText, zoom_url: OptionalText }),
  () => ({ lastname: '', zoom_url: null }),
) as unknown as v.GenericSchema<
  { id: number; lastname: string; zoom_url: string | null },
  { id: number | null; lastname: string; zoom_url: string | null }
>;

export const Reservation = v.object({
  id: IdOfAny,
  start_time: InstantText,
  subject: LineText,
  subject_id: IdOfAny,
  /** True for a first visit. */
  first: Flag,
  cancel: Flag,
  finish: Flag,
  confirm_status: Flag,
  payment: Flag,
  deliver: Flag,
  deliver_time: OptionalTime,
  bill_url: OptionalText,
  admin_user: VisitDoctor,
  deliver_user: v.nullish(v.object({ zip: Zip, address: TextOfAny, apartment: LineText }), null),
  /** Optional for a host: what a confirmed bill asks for, in yen, and until when (§bill-amount-listed). */
  amount: v.nullish(v.pipe(v.number(), v.integer())),
  pay_by: v.nullish(JstDateText),
  /** Optional for a host: the clinic says that the patient did not come (§missed-by-staff). */
  missed: v.nullish(v.boolean()),
  /** Optional for a host: the clinic cannot keep the time, and why; the patient is asked for another (§closed-day-moves). */
  rebook: v.nullish(v.object({ reason: v.nullish(Text) })),
  /** Optional for a host: why the clinic cancelled; none when the patient did (§cancel-by-clinic). */
  cancel_reason: v.nullish(Text),
  /** Optional for a host: by which the carrier finds what was shipped (§parcel-number). */
  parcel: v.nullish(v.object({ carrier: Text, number: Text })),
  payment_method: v.nullish(v.picklist(['card', 'bank'])),
});
export type Reservation = v.InferOutput<typeof Reservation>;
/** A reservation as the clinic sends it, with its times as text. */
export type WireReservation = v.InferInput<typeof Reservation>;

const Reservations = Having(
  ['now_reservations', 'all_reservations'],
  v.object({ now_reservations: List(Reservation), all_reservations: List(Reservation) }),
);
export type Reservations = v.InferOutput<typeof Reservations>;
export type WireReservations = v.InferInput<typeof Reservations>;

/** A host may reply with a bare array, which is read as all reservations (§payment-list-owed). */
const BareReservations = v.pipe(
  v.array(Reservation),
  v.transform((all): Reservations => ({ now_reservations: currentReservations(all), all_reservations: all })),
);

export const listReservations = declare('GET /reservations', { reply: v.union([Reservations, BareReservations]) });

export const cancelReservation = declare('PUT /reservations/:id', { params: ById, reply: Reservations, cancels: true });

/**
 * Moves a reservation to another block of its own length, with its answers (§change-time-one-call).
 * `'1'` = the block is taken and nothing has moved.
 */
export const changeTime = declare('PUT /reservations/:id/time', {
  params: ById,
  json: v.object({ shiftIds: Ids }),
  reply: v.union([Reservations, BookingReply]),
  needs: 'change_time',
});
