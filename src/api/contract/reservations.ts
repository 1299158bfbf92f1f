import * as v from 'valibot';
import { visitKind } from '../../domain/booking/block';
import { currentReservations, everyReservation } from '../../domain/visit/reservation';
import { declare } from './call';
import { LinesOrNone } from './addresses';
import { BookingReply } from './booking';
import {
  ById,
  DateOrNone,
  Flag,
  FullText,
  Id,
  Ids,
  InstantOrNone,
  ListReply,
  ReadId,
  ReadIdOrNone,
  ReadInstant,
  RowsBeside,
  TextOrEmpty,
  TextOrNone,
  WholeOrNone,
  orNothing,
  someRead,
  naming,
} from './wireFormats';

const ReservationRow = v.object({
  id: ReadId,
  start_time: ReadInstant,
  subject: TextOrEmpty,
  subject_id: ReadId,
  /** A first visit, else a repeat one. */
  first: Flag,
  cancel: Flag,
  finish: Flag,
  confirm_status: Flag,
  payment: Flag,
  deliver: Flag,
  deliver_time: InstantOrNone,
  bill_url: TextOrNone,
  /** The doctor, as far as the host says: nothing, or only the link of the room. */
  admin_user: orNothing(
    v.object({
      id: ReadIdOrNone,
      lastname: TextOrEmpty,
      zoom_url: TextOrNone,
      /** Optional for a host (§doctor-pictured). */
      picture_url: v.nullish(TextOrNone),
    }),
    { id: null, lastname: '', zoom_url: null },
  ),
  deliver_user: LinesOrNone,
  /** Optional for a host: what a confirmed bill asks for, in yen, and until when. */
  amount: v.nullish(WholeOrNone),
  pay_by: v.nullish(DateOrNone),
  /** Optional for a host: the clinic says that the patient did not come (§missed-by-staff). */
  missed: v.nullish(Flag),
  /** Optional for a host: the clinic cannot keep the time, and why; the patient is asked for another
   * (§closed-day-moves). It may have no reason, so that an object without a field says it, too. */
  rebook: v.nullish(orNothing(v.object({ reason: TextOrNone }), null)),
  /** Optional for a host: why the clinic cancelled; none when the patient did (§cancel-by-clinic). */
  cancel_reason: v.nullish(TextOrNone),
  /** Optional for a host: by which the carrier finds what was shipped (§parcel-number). */
  parcel: v.nullish(orNothing(v.object({ carrier: FullText, number: FullText }), null)),
  payment_method: v.nullish(v.fallback(v.nullable(v.picklist(['card', 'bank'])), null)),
});
/** A reservation as the app knows it, with its kind of visit. */
export const Reservation = v.pipe(
  ReservationRow,
  v.transform(({ first, ...row }) => ({ ...row, kind: visitKind(first) })),
);
export type Reservation = v.InferOutput<typeof Reservation>;
/** A reservation as the clinic sends it, with its times as text. */
export type WireReservation = v.InferInput<typeof Reservation>;

/**
 * Both lists as the app knows them: all of them has the current ones, too, which a host may list apart (§current-and-past).
 */
const whole = (now: Reservation[], all: Reservation[], lost: number) => ({
  now_reservations: now,
  all_reservations: everyReservation({ now_reservations: now, all_reservations: all }),
  lost,
});

/** A reservation that can't be read stands in both lists, mostly: it counts once. */
const Reservations = naming(
  ['now_reservations', 'all_reservations'],
  v.pipe(
    v.object({ now_reservations: RowsBeside(Reservation), all_reservations: RowsBeside(Reservation) }),
    v.check(({ now_reservations: now, all_reservations: all }) => someRead(now, all), 'no reservation can be read'),
    v.transform(({ now_reservations: now, all_reservations: all }) =>
      whole(now.rows, all.rows, Math.max(now.lost, all.lost)),
    ),
  ),
);
export type Reservations = v.InferOutput<typeof Reservations>;
export type WireReservations = v.InferInput<typeof Reservations>;

/** A host may reply with a bare list, which is read as all reservations (§payment-list-owed). */
const BareReservations = v.pipe(
  ListReply(Reservation),
  v.transform(({ rows, lost }): Reservations => whole(currentReservations(rows), rows, lost)),
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
