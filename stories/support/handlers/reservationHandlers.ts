import { cancelReservation, changeDeliver, listReservations } from '../../../src/api/contract';
import { call } from './clinicHandlers';

export const reservationList = call(listReservations);
export const cancelling = call(cancelReservation);
export const changingDeliver = call(changeDeliver);
