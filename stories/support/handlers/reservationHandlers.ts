import { cancelReservation, changeDeliver, listReservations } from '../../../src/api/contract';
import { call } from './clinicHandlers';

/** My Page's list. */
export const reservationList = call(listReservations);
/** Cancelling one. */
export const cancelling = call(cancelReservation);
/** Another address for its medicine. */
export const changingDeliver = call(changeDeliver);
