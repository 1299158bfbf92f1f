import { useSWRConfig } from 'swr';
import type { Send } from './client';
import { useSend } from './ClinicProvider';
import { cancelReservation, listReservations, type Reservations } from './contract';
import { forgetKeys } from './idempotency';
import { preloadRead, readKey, useRead } from './useRead';

/** Current and all reservations (spec §7). */
export const useReservations = () => useRead(listReservations, {});

/** Begins the read of `useReservations` before its screen is drawn. */
export const preloadReservations = (send: Send): void => preloadRead(send, listReservations, {});

const KEY = readKey(listReservations, {});

/** Forgets the list: the next screen that shows it reads it afresh. */
export function useRefreshReservations() {
  const { mutate } = useSWRConfig();
  return () => mutate(KEY, undefined, { revalidate: true });
}

/** Reads the list now, whatever the cache holds; throws when it can't be read. For links that live only minutes. */
export function useReadReservations() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (): Promise<Reservations> => {
    const reply = await send(listReservations, {});
    await mutate(KEY, reply, { revalidate: false });
    return reply;
  };
}

/** Cancels a reservation; the reply is the updated list and goes straight into the cache. */
export function useCancelReservation() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (id: number): Promise<void> => {
    forgetKeys();
    const reply = await send(cancelReservation, { params: { id } });
    await mutate(KEY, reply, { revalidate: false });
  };
}
