import type { Reservation } from '../api/contract/reservations';
import type { Instant } from '../domain/calendar/jst';
import { isOpenable } from '../domain/url';
import { stateAt } from '../domain/visit/shown';

/** A reservation as displayed by its card at an instant. */
export const toCard = (reservation: Reservation, now: Instant) => ({
  id: reservation.id,
  start_time: reservation.start_time,
  subject: reservation.subject,
  kind: reservation.kind,
  state: stateAt(reservation, now),
  amount: reservation.amount,
  payBy: reservation.pay_by,
  lastname: reservation.admin_user.lastname,
  doctorId: reservation.admin_user.id,
  picture: 'picture_url' in reservation.admin_user ? reservation.admin_user.picture_url : null,
  zoomReady: isOpenable(reservation.admin_user.zoom_url ?? '', location.origin),
  deliverTime: reservation.deliver_time,
  billUrl: reservation.bill_url,
  reason: reservation.rebook?.reason,
  cancelReason: reservation.cancel_reason,
  parcel: reservation.parcel,
  deliverUser: reservation.deliver_user,
});
