import type { Reservation } from '../../../api/contract';
import { stateOf } from '../../../domain/reservation';

/** A reservation as displayed by its card. */
export const toCard = (reservation: Reservation) => ({
  id: reservation.id,
  start_time: reservation.start_time,
  subject: reservation.subject,
  first: reservation.first,
  state: stateOf(reservation),
  lastname: reservation.admin_user.lastname,
  zoomReady: reservation.admin_user.zoom_url !== null,
  deliverTime: reservation.deliver_time,
  billUrl: reservation.bill_url,
  deliverUser: reservation.deliver_user,
});
