import { useSWRConfig } from 'swr';
import type { Block } from '../domain/booking/block';
import type { ReservationToCancel } from '../domain/visit/reservation';
import { isListed } from '../domain/fields/address';
import type { Send } from './client';
import type { Address } from './contract/addresses';
import { useSend } from './ClinicProvider';
import { cancelReservation, changeDeliver, changeTime, listReservations } from './contract/reservations';
import { bookingOutcome, type BookingOutcome } from './contract/words';
import { useAction } from './useAction';
import { preloadRead, readKey, requireFullListIfNotFound, useRead, useReadNow } from './useRead';

export const useReservations = (pollMs = 0) => useRead(listReservations, {}, pollMs);

export const preloadReservations = (send: Send): void => preloadRead(send, listReservations, {});

const KEY = readKey(listReservations, {});

export function useRefreshReservations() {
  const { mutate } = useSWRConfig();
  return () => mutate(KEY, undefined, { revalidate: true });
}

export function useReadReservations() {
  const readNow = useReadNow();
  return () => readNow(listReservations);
}

export function useCancelReservation() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const read = useReadReservations();
  return useAction<ReservationToCancel, 'done'>(
    async ({ id }) => {
      const reply = await send(cancelReservation, { params: { id } });
      await mutate(KEY, reply, { revalidate: false });
      return 'done';
    },
    (end) => end.status === 'failed' && end.failure.status === 409 && void mutate(KEY).catch(() => undefined),
    async ({ id }) => {
      const reservation = (await read()).all_reservations.find((listed) => listed.id === id);
      if (!reservation) return 'unknown';
      return reservation.cancel ? 'done' : 'notDone';
    },
  );
}

/** Changes the time in one call, so that the old time stays if the clinic refuses (§change-time-one-call). */
export function useChangeTime() {
  const send = useSend();
  const refresh = useRefreshReservations();
  return async (id: number, { shiftIds }: Block): Promise<BookingOutcome> => {
    const reply = await send(changeTime, { params: { id }, body: { shiftIds } });
    await refresh();
    return 'message' in reply ? bookingOutcome(reply.message) : 'booked';
  };
}

export function useChangeDeliveryAddress() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  const read = useReadReservations();
  return useAction<{ id: number; address: Address }, 'done'>(
    async ({ id, address }) => {
      const reply = await send(changeDeliver, { params: { id }, body: { deliver_id: address.id } });
      await mutate(KEY, reply, { revalidate: false });
      return 'done';
    },
    undefined,
    async ({ id, address }) => {
      const list = await read();
      const reservation = list.all_reservations.find((listed) => listed.id === id);
      const currentAddress = requireFullListIfNotFound(list, reservation)?.deliver_user;
      return currentAddress && isListed(address, [currentAddress]) ? 'done' : 'notDone';
    },
  );
}
