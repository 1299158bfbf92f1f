import { call } from './clinicHandlers';

/** My Page's list. */
export const reservationList = call('get', '/api/reservations');
/** Cancelling one. */
export const cancelling = call('put', '/api/reservations/:id');
/** Another address for its medicine. */
export const changingDeliver = call('put', '/api/reservations/:id/deliver');
