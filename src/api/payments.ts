import useSWR, { useSWRConfig } from 'swr';
import { asFailure } from '../domain/failure';
import type { Loadable } from '../domain/loadable';
import { paymentBlocker, type PaymentChoice } from '../domain/money/payment';
import type { Reply } from './contract/call';
import { useHasExtra, useRelogin, useSend } from './ClinicProvider';
import { getBill, listPayAddresses, payByBank, payByCard, type BankInfo } from './contract/payments';
import { useReadReservations } from './reservations';
import { readKey, useRead } from './useRead';

const forBill = (reservationId: number) => ({ query: { id: reservationId } });
const accountKey = (reservationId: number) => ['bank account', reservationId];

export const usePayAddresses = (reservationId: number) => useRead(listPayAddresses, forBill(reservationId));

/** `amount` is the amount in yen that the screen shows. The link is null if the card payment could not be started. */
export function usePay(reservationId: number, amount: number) {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return async (choice: PaymentChoice): Promise<{ link: string | null } | { account: BankInfo }> => {
    const body = { id: reservationId, deliver_id: choice.deliver_id, amount };
    const start = async () => {
      if (choice.method === 'bank') {
        const { bank_info } = await send(payByBank, { body });
        await mutate(accountKey(reservationId), bank_info, { revalidate: false });
        return { account: bank_info };
      }
      const { response_data, link_url } = await send(payByCard, { body });
      return { link: response_data === 1 ? link_url : null };
    };
    const started = await start();
    await mutate<Reply<typeof listPayAddresses>>(
      readKey(listPayAddresses, forBill(reservationId)),
      (before) => before && { ...before, chosen: before.chosen === undefined ? undefined : choice },
      { revalidate: false },
    );
    return started;
  };
}

/** `unknown` = no payment has arrived yet, but a payment may still arrive. */
export function useCheckPaid(reservationId: number) {
  const { mutate } = useSWRConfig();
  const readReservations = useReadReservations();
  return async (): Promise<'paid' | 'unknown'> => {
    const { all_reservations: all } = await readReservations();
    await mutate(readKey(getBill, { params: { id: reservationId } })).catch(() => undefined);
    const reservation = all.find(({ id }) => id === reservationId);
    return reservation && paymentBlocker(reservation) === 'paid' ? 'paid' : 'unknown';
  };
}

/**
 * Reads the account by repeating the call that started the payment (§bank-account-own). If the host has no idempotency
 * keys, returns `stored` instead, because a repeated call could get another account.
 */
export function useBankAccount(
  reservationId: number,
  addressId: number,
  stored: BankInfo | null,
): Loadable<BankInfo> | { status: 'notStored' } {
  const hasKeys = useHasExtra('idempotency');
  const send = useSend();
  const relogin = useRelogin();
  const read = async () => (await send(payByBank, { body: { id: reservationId, deliver_id: addressId } })).bank_info;
  const {
    data: received,
    error,
    isValidating,
    mutate,
  } = useSWR<BankInfo, unknown>(
    accountKey(reservationId),
    hasKeys ? read : null,
    // SWR must not retry, because the client has already retried the call with the same idempotency key.
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const reload = () => void mutate().catch(() => undefined);
  if (error !== undefined && !isValidating) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : reload };
  }
  const data = received ?? (hasKeys ? undefined : stored);
  if (data === null) return { status: 'notStored' };
  if (data === undefined || isValidating) return { status: 'loading' };
  return { status: 'ready', data, lost: 0, refreshing: false, readFailure: null, reload };
}
