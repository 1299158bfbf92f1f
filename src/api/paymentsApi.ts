import useSWR from 'swr';
import type { Call, CallInput, Reply } from './call';
import { useRelogin, useSend } from './ClinicProvider';
import { listPayAddresses, payByBank, payByCard, type BankInfo } from './contract';
import { asFailure } from './failure';
import { deleteIdempotencyKey, idempotencyKeyFor } from './idempotencyKeys';
import { useRead, type Loadable } from './useRead';

/** The addresses a parcel can be sent to (spec §7). */
export const usePayAddresses = () => useRead(listPayAddresses, {});

/**
 * Pays once per body, however often it is sent, until a reply arrives. Keeping the key longer would answer a repeated
 * choice from the first reply, and the parcel could go to the wrong address.
 */
function usePaying() {
  const send = useSend();
  return async <C extends typeof payByCard | typeof payByBank>(call: C, body: CallInput<C>['body']) => {
    const identity = [call.path, body];
    const options = { idempotencyKey: await idempotencyKeyFor(identity) };
    const reply = (await send(call as Call, { body } as CallInput<Call>, options)) as Reply<C>;
    await deleteIdempotencyKey(identity);
    return reply;
  };
}

/** Starts a card payment. Returns the provider's page; null when the payment could not be started (spec §8). */
export function usePayByCard() {
  const pay = usePaying();
  return async (reservationId: number, addressId: number): Promise<string | null> => {
    const reply = await pay(payByCard, { id: reservationId, deliver_id: addressId });
    return reply.response_data === 1 ? reply.link_url : null;
  };
}

/** The bank account of a bill. Repeated requests return the same account (api.md), so a reload is safe. */
export function useBankAccount(reservationId: number, addressId: number): Loadable<BankInfo> {
  const pay = usePaying();
  const relogin = useRelogin();
  const { data, error, isValidating, mutate } = useSWR<BankInfo, unknown>(
    ['bank account', reservationId, addressId],
    async () => (await pay(payByBank, { id: reservationId, deliver_id: addressId })).bank_info,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const reload = () => void mutate().catch(() => undefined);
  if (error !== undefined && !isValidating) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : reload };
  }
  if (data === undefined || isValidating) return { status: 'loading' };
  return { status: 'ready', data, refreshing: false, stale: null, reload };
}
