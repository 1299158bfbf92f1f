import { useSWRConfig } from 'swr';
import type { Send } from './client';
import { useSend } from './ClinicProvider';
import { cancelReservation, listReservations, type Reservations } from './contract';
import { preloadRead, readKey, useRead } from './useRead';

/** Current and all reservations. */
export const useReservations = () => useRead(listReservations, {});

/** Starts the read of `useReservations` before its screen renders. */
export const preloadReservations = (send: Send): void => preloadRead(send, listReservations, {});

const KEY = readKey(listReservations, {});

/** Clears the cached list: the next screen that shows it reads it again. */
export function useRefreshReservations() {
  const { mutate } = useSWRConfig();
  return () => mutate(KEY, undefined, { revalidate: true });
}

/** Reads the list, bypassing the cache, for links that expire within minutes. Throws `Failure`. */
export function useReadReservations() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<Reservations> => {
    const reply = await send(listReservations, {});
    await mutate(KEY, reply, { revalidate: false });
    return reply;
  };
}

/** Cancels a reservation; the reply is the updated list and replaces the cached one. */
export function useCancelReservation() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id: number): Promise<void> => {
    const reply = await send(cancelReservation, { params: { id } });
    await mutate(KEY, reply, { revalidate: false });
  };
}
