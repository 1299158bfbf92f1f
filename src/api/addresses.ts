import { useSWRConfig } from 'swr';
import type { AddressLines } from '../domain/fields/address';
import { isListed } from '../domain/medicine/delivery';
import type { Reply } from './contract/call';
import { useSend } from './ClinicProvider';
import { addAddress, deleteAddress, listAddresses, setMainAddress, type Address } from './contract/addresses';
import { listPayAddresses } from './contract/payments';
import { isReadOf, readKey, useRead } from './useRead';

/** The patient's delivery addresses. */
export const useAddresses = () => useRead(listAddresses, {});

const KEY = readKey(listAddresses, {});

interface NewAddress {
  lines: AddressLines;
  listed: readonly { id: number }[];
}

/** Every mutation returns the whole list: it updates the cache, and the addresses of the payment screen. */
function useTakeList() {
  const { mutate } = useSWRConfig();
  return async (list: Address[]): Promise<Address[]> => {
    const forPaying = {
      main_deliver: list.find((one) => one.preset) ?? null,
      other_deliver: list.filter((one) => !one.preset),
    };
    await mutate(KEY, list, { revalidate: false });
    await mutate<Reply<typeof listPayAddresses>>(
      (key) => isReadOf(listPayAddresses, key),
      (before) => before && { ...before, ...forPaying },
      { revalidate: false },
    );
    return list;
  };
}

/** Reads the list, bypassing the cache. Throws `Failure`. */
export function useReadAddresses() {
  const send = useSend();
  const take = useTakeList();
  return async (): Promise<Address[]> => take(await send(listAddresses));
}

/**
 * Adds an address; the first one becomes the main address. `check` looks for it when the reply was lost
 * (§lost-reply-checked), besides the addresses that were `listed` before. Both return the updated list.
 */
export function useAddAddress() {
  const post = useSend();
  const take = useTakeList();
  const read = useReadAddresses();
  return {
    send: async ({ lines }: NewAddress): Promise<Address[]> => take(await post(addAddress, { body: lines })),
    check: async ({ lines, listed }: NewAddress): Promise<Address[] | 'notDone'> => {
      const list = await read();
      const added = list.filter(({ id }) => !listed.some((one) => one.id === id));
      return isListed(lines, added) ? list : 'notDone';
    },
  };
}

/** Makes an address the main one. Returns the updated list; throws `Failure`, 404 when it no longer exists. */
export function useSetMainAddress() {
  const send = useSend();
  const take = useTakeList();
  return async (id: number): Promise<Address[]> => take(await send(setMainAddress, { params: { id } }));
}

/**
 * Deletes an address. Returns the updated list; throws `Failure`, 409 for the last one, 404 when it no longer exists.
 */
export function useDeleteAddress() {
  const send = useSend();
  const take = useTakeList();
  return async (id: number): Promise<Address[]> => take(await send(deleteAddress, { params: { id } }));
}
