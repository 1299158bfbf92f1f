import * as v from 'valibot';
import { visitKind } from '../../domain/booking/block';
import { currentReservations, everyReservation } from '../../domain/visit/reservation';
import { declare } from './call';
import { AddressLinesOrNone } from './addresses';
import { BookingReply } from './booking';
import {
  ById,
  DateOrNone,
  Flag,
  NonEmptyText,
  Id,
  Ids,
  InstantOrNone,
  ListReply,
  ReadId,
  ReadIdOrNone,
  ReadInstant,
  UncheckedRows,
  TextOrEmpty,
  TextOrNone,
  WholeOrNone,
  optionalObject,
  areReadable,
  requireAnyOf,
} from './wireFormats';

const ReservationRow = v.object({
  id: ReadId,
  start_time: ReadInstant,
  subject: TextOrEmpty,
  subject_id: ReadId,
  first: Flag,
  cancel: Flag,
  finish: Flag,
  confirm_status: Flag,
  payment: Flag,
  deliver: Flag,
  deliver_time: InstantOrNone,
  bill_url: TextOrNone,
  /** The doctor. A host may send `zoom_url`, the link to the room, without the other fields. */
  admin_user: optionalObject(
    v.object({
      id: ReadIdOrNone,
      lastname: TextOrEmpty,
      zoom_url: TextOrNone,
      picture_url: v.nullish(TextOrNone),
    }),
    { id: null, lastname: '', zoom_url: null },
  ),
  deliver_user: AddressLinesOrNone,
  amount: v.nullish(WholeOrNone),
  pay_by: v.nullish(DateOrNone),
  missed: v.nullish(Flag),
  /** Any object, even an empty object, means that the patient must choose another time. */
  rebook: v.nullish(optionalObject(v.object({ reason: TextOrNone }), null)),
  cancel_reason: v.nullish(TextOrNone),
  parcel: v.nullish(optionalObject(v.object({ carrier: NonEmptyText, number: NonEmptyText }), null)),
  payment_method: v.nullish(v.fallback(v.nullable(v.picklist(['card', 'bank'])), null)),
});
export const Reservation = v.pipe(
  ReservationRow,
  v.transform(({ first, ...row }) => ({ ...row, kind: visitKind(first) })),
);
export type Reservation = v.InferOutput<typeof Reservation>;
export type WireReservation = v.InferInput<typeof Reservation>;

/** Adds the current reservations to `all_reservations`, because a host may list them only in `now_reservations`. */
const bothLists = (current: Reservation[], all: Reservation[], lost: number) => ({
  now_reservations: current,
  all_reservations: everyReservation({ now_reservations: current, all_reservations: all }),
  lost,
});

/**
 * Each list has its number of unreadable rows, and `lost` is the larger number.
 * A sum would count most rows twice, because the lists usually share rows.
 */
const Reservations = requireAnyOf(
  ['now_reservations', 'all_reservations'],
  v.pipe(
    v.object({ now_reservations: UncheckedRows(Reservation), all_reservations: UncheckedRows(Reservation) }),
    v.check((lists) => areReadable(lists.now_reservations, lists.all_reservations), 'no reservation can be read'),
    v.transform(({ now_reservations: current, all_reservations: all }) =>
      bothLists(current.rows, all.rows, Math.max(current.lost, all.lost)),
    ),
  ),
);
export type Reservations = v.InferOutput<typeof Reservations>;
export type WireReservations = v.InferInput<typeof Reservations>;

/** A host may send all reservations as one list. */
const BareReservations = v.pipe(
  ListReply(Reservation),
  v.transform(({ rows, lost }): Reservations => bothLists(currentReservations(rows), rows, lost)),
);

export const listReservations = declare('GET /reservations', { reply: v.union([Reservations, BareReservations]) });

export const cancelReservation = declare('PUT /reservations/:id', { params: ById, reply: Reservations, cancels: true });

/** If the new block is taken, the `message` of the reply is `'1'`. */
export const changeTime = declare('PUT /reservations/:id/time', {
  params: ById,
  json: v.object({ shiftIds: Ids }),
  reply: v.union([Reservations, BookingReply]),
  needs: 'change_time',
});

export const changeDeliver = declare('PUT /reservations/:id/deliver', {
  params: ById,
  json: v.object({ deliver_id: Id }),
  reply: Reservations,
  needs: 'change_deliver',
});
