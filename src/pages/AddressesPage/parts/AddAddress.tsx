import { useAddAddress } from '../../../api/addresses';
import type { Address } from '../../../api/contract/addresses';
import { lookUpZip } from '../../../api/zipLookup';
import { NewAddress } from '../../../forms/NewAddress';

interface AddAddressProps {
  /** The addresses the patient has. */
  listed: readonly Address[];
  onAdded: () => void;
  onCancel: () => void;
  /** Goes to the list, read again. */
  onLook: () => void;
}

/** The step that adds an address; its reply leads nobody away who has left it. */
export function AddAddress({ listed, onAdded, onCancel, onLook }: AddAddressProps) {
  const { state, run, reset } = useAddAddress(listed, onAdded);
  return (
    <NewAddress
      adding={state}
      onSubmit={(lines, clear) => run({ lines, clear })}
      onForget={reset}
      lookUp={lookUpZip}
      onCancel={onCancel}
      onLook={onLook}
    />
  );
}
