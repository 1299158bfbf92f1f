import * as v from 'valibot';
import { currentReservations } from '../../domain/reservationLists';
import { declare } from './call';
import { BookingReply } from './bookingCalls';
import { Id, Ids, InstantText, JstDateText, Text, ById } from './wireFormats';

export const Reservation = v.object({
  id: Id,
  start_time: InstantText,
  subject: Text,
  subject_id: Id,
  /** True for a first visit. */
  first: v.boolean(),
  cancel: v.boolean(),
  finish: v.boolean(),
  confirm_status: v.boolean(),
  payment: v.boolean(),
  deliver: v.boolean(),
  deliver_time: v.nullable(InstantText),
  bill_url: v.nullable(Text),
  admin_user: v.object({ id: Id, lastname: Text, zoom_url: v.nullable(Text) }),
  deliver_user: v.nullable(v.object({ zip: Text, address: Text, apartment: Text })),
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

const Reservations = v.object({ now_reservations: v.array(Reservation), all_reservations: v.array(Reservation) });
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

/** Sends medicine that is not on its way yet to another of the patient's addresses (§deliver-changeable). */
export const changeDeliver = declare('PUT /reservations/:id/deliver', {
  params: ById,
  json: v.object({ deliver_id: Id }),
  reply: Reservations,
  needs: 'change_deliver',
});
