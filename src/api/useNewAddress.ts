import type { AddressLines } from '../domain/address';
import { useAddAddress } from './addresses';
import type { Address } from './contract';
import { lookUpZip } from './postal';
import { useAddressDraft } from './useAddressDraft';

interface NewAddress {
  /** Called with the updated list, once what was typed is forgotten. */
  onAdded: (list: Address[]) => void;
  onCancel: () => void;
}

/** Adds an address; what is typed outlives a reload and a new login (E1), and is forgotten once added or given up. */
export function useNewAddress({ onAdded, onCancel }: NewAddress) {
  const addAddress = useAddAddress();
  const draft = useAddressDraft();
  return {
    draft,
    lookUp: lookUpZip,
    onSubmit: async (lines: AddressLines) => {
      const list = await addAddress(lines);
      await draft?.forget();
      onAdded(list);
    },
    onCancel: () => {
      void draft?.forget();
      onCancel();
    },
  };
}
