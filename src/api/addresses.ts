import { useSWRConfig } from 'swr';
import { asFailure } from '../domain/failure';
import type { AddressLines } from '../domain/fields/address';
import { isListed } from '../domain/medicine/delivery';
import type { Reply } from './contract/call';
import { useSend } from './ClinicProvider';
import { addAddress, deleteAddress, listAddresses, setMainAddress, type Address } from './contract/addresses';
import { listPayAddresses } from './contract/payments';
import { useAction } from './useAction';
import { isReadOf, readKey, useRead } from './useRead';

/** The patient's delivery addresses. */
export const useAddresses = () => useRead(listAddresses, {});

const KEY = readKey(listAddresses, {});

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

interface Adding {
  lines: AddressLines;
  /** Empties the form. */
  clear: () => void;
}

/**
 * Adds an address; the first one becomes the main address. A lost reply is looked for in the list, besides the addresses
 * that were `listed` before. The form is emptied also for a patient who has left it.
 * @param onAdded gets the updated list
 */
export function useAddAddress(listed: readonly { id: number }[], onAdded: (list: Address[]) => void) {
  const send = useSend();
  const take = useTakeList();
  const read = useReadAddresses();
  return useAction<Adding, Address[]>(
    async ({ lines, clear }) => {
      const list = await take(await send(addAddress, { body: lines }));
      clear();
      return list;
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onAdded(end.result);
    },
    async ({ lines }) => {
      const list = await read();
      const added = list.filter(({ id }) => !listed.some((one) => one.id === id));
      return isListed(lines, added) ? list : 'notDone';
    },
  );
}

/** Makes an address the main one; returns the updated list. */
export function useSetMainAddress() {
  const send = useSend();
  const take = useTakeList();
  const read = useReadAddresses();
  return useAction<number, Address[]>(
    async (id) => take(await send(setMainAddress, { params: { id } })),
    (end) => end.status === 'failed' && end.failure.status === 404 && void read().catch(() => undefined),
    async (id) => {
      const list = await read();
      return list.find((one) => one.id === id)?.preset ? list : 'notDone';
    },
  );
}

/** Deletes an address. What was deleted in another window is deleted. */
export function useDeleteAddress() {
  const send = useSend();
  const take = useTakeList();
  const read = useReadAddresses();
  return useAction<Address, Address[]>(
    async ({ id }) =>
      take(
        await send(deleteAddress, { params: { id } }).catch((error: unknown) => {
          if (asFailure(error).status === 404) return read();
          throw error;
        }),
      ),
    undefined,
    async ({ id }) => {
      const list = await read();
      return list.some((one) => one.id === id) ? 'notDone' : list;
    },
  );
}
