import useSWR, { useSWRConfig } from 'swr';
import type { PaymentChoice, PaymentMethod } from '../domain/payable';
import type { Call, CallInput, Reply } from './call';
import { readChoice, rememberChoice } from '../device/choiceStorage';
import { usePatient, useRelogin, useSend } from './ClinicProvider';
import { listPayAddresses, payByBank, payByCard, type BankInfo } from './contract';
import { asFailure } from './failure';
import { deleteIdempotencyKey, idempotencyKeyFor } from './idempotencyKeys';
import { readKey, useRead, type Loadable } from './useRead';

const forBill = (reservationId: number) => ({ query: { id: reservationId } });
const accountKey = (reservationId: number) => ['bank account', reservationId];

/** The addresses a parcel can be sent to (spec §7), and what was chosen for the bill (E20). */
export const usePayAddresses = (reservationId: number) => useRead(listPayAddresses, forBill(reservationId));

/** The choice of a bill: the clinic's word, or the device's where the clinic keeps none (E20). */
export function usePaymentChosen(reservationId: number): PaymentChoice | null {
  const patient = usePatient();
  const read = usePayAddresses(reservationId);
  if (read.status !== 'ready') return null;
  const { chosen } = read.data;
  return chosen === undefined ? readChoice(patient, reservationId) : chosen;
}

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

/**
 * Starts the payment that the patient has chosen. Returns the card provider's page, null when the payment could not be
 * started (spec §8), `'bank'` when the bank account is there.
 */
export function usePay(reservationId: number) {
  const pay = usePaying();
  const patient = usePatient();
  const { mutate } = useSWRConfig();
  return async (method: PaymentMethod, addressId: number): Promise<{ link: string | null } | 'bank'> => {
    const choice: PaymentChoice = { method, deliver_id: addressId };
    const body = { id: reservationId, deliver_id: addressId };
    rememberChoice(patient, reservationId, choice);
    const start = async () => {
      if (method === 'bank') {
        const { bank_info } = await pay(payByBank, body);
        await mutate(accountKey(reservationId), bank_info, { revalidate: false });
        return 'bank';
      }
      const { response_data, link_url } = await pay(payByCard, body);
      return { link: response_data === 1 ? link_url : null };
    };
    const started = await start();
    await mutate<Reply<typeof listPayAddresses>>(
      readKey(listPayAddresses, forBill(reservationId)),
      (before) => before && { ...before, ...(before.chosen !== undefined && { chosen: choice }) },
      { revalidate: false },
    );
    return started;
  };
}

/**
 * The bank account of a bill for which a transfer was chosen. Asking again for the same choice returns the same account
 * (api.md), so a reload is safe.
 */
export function useBankAccount(reservationId: number, addressId: number): Loadable<BankInfo> {
  const pay = usePaying();
  const relogin = useRelogin();
  const { data, error, isValidating, mutate } = useSWR<BankInfo, unknown>(
    accountKey(reservationId),
    async () => (await pay(payByBank, { id: reservationId, deliver_id: addressId })).bank_info,
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const reload = () => void mutate().catch(() => undefined);
  if (error !== undefined && !isValidating) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : reload };
  }
  if (data === undefined || isValidating) return { status: 'loading' };
  return { status: 'ready', data, refreshing: false, stale: null, reload };
}
