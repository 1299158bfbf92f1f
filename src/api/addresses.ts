import { useSWRConfig } from 'swr';
import { asFailure } from '../domain/failure';
import { isListed, type AddressLines } from '../domain/fields/address';
import type { Reply } from './contract/call';
import { useSend } from './ClinicProvider';
import { addAddress, deleteAddress, listAddresses, setMainAddress, type Address } from './contract/addresses';
import { listPayAddresses } from './contract/payments';
import { useAction } from './useAction';
import { isReadOf, readKey, requireFullListIfNotFound, useRead, useReadNow } from './useRead';

type Addresses = Reply<typeof listAddresses>;

export const useAddresses = () => useRead(listAddresses, {});

function useAddressList() {
  const send = useSend();
  const readNow = useReadNow();
  const { mutate } = useSWRConfig();
  const store = async (list: Addresses): Promise<Addresses> => {
    const payAddresses = {
      main_deliver: list.rows.find((row) => row.preset) ?? null,
      other_deliver: list.rows.filter((row) => !row.preset),
    };
    await mutate(readKey(listAddresses, {}), list, { revalidate: false });
    await mutate<Reply<typeof listPayAddresses>>(
      (key) => isReadOf(listPayAddresses, key),
      (before) => before && { ...before, ...payAddresses },
      { revalidate: false },
    );
    return list;
  };
  return { send, store, read: async () => store(await readNow(listAddresses)) };
}

interface AddressToAdd {
  lines: AddressLines;
  /** Clears the form and the draft, even if the patient has left the form. */
  clear: () => void;
}

/** If the reply is lost, looks for the address in the clinic's list. Ignores the addresses in `listedBefore`. */
export function useAddAddress(listedBefore: readonly { id: number }[], onAdded: (list: Address[]) => void) {
  const { send, store, read } = useAddressList();
  return useAction<AddressToAdd, Addresses>(
    async ({ lines, clear }) => {
      const list = await store(await send(addAddress, { body: lines }));
      clear();
      return list;
    },
    (end) => {
      if (end.status !== 'done') return;
      end.input.clear();
      onAdded(end.result.rows);
    },
    async ({ lines }) => {
      const list = await read();
      const added = list.rows.filter(({ id }) => !listedBefore.some((row) => row.id === id));
      return requireFullListIfNotFound(list, isListed(lines, added)) ? list : 'notDone';
    },
  );
}

export function useSetMainAddress() {
  const { send, store, read } = useAddressList();
  return useAction<number, Addresses>(
    async (id) => store(await send(setMainAddress, { params: { id } })),
    (end) => end.status === 'failed' && end.failure.status === 404 && void read().catch(() => undefined),
    async (id) => {
      const list = await read();
      const row = list.rows.find((listed) => listed.id === id);
      return requireFullListIfNotFound(list, row)?.preset ? list : 'notDone';
    },
  );
}

/** Succeeds even if another window has already deleted the address. */
export function useDeleteAddress() {
  const { send, store, read } = useAddressList();
  return useAction<Address, Addresses>(
    async ({ id }) =>
      store(
        await send(deleteAddress, { params: { id } }).catch((error: unknown) => {
          if (asFailure(error).status === 404) return read();
          throw error;
        }),
      ),
    undefined,
    async ({ id }) => {
      const list = await read();
      const isStillListed = list.rows.some((row) => row.id === id);
      return requireFullListIfNotFound(list, isStillListed) ? 'notDone' : list;
    },
  );
}
