import { useAddAddress } from '../../../api/addresses';
import type { Address } from '../../../api/contract/addresses';
import { lookUpZip } from '../../../api/zipLookup';
import { NewAddress } from '../../../forms/NewAddress';

interface AddDeliverAddressProps {
  /** The addresses the patient has. */
  listed: readonly Address[];
  /** Gets the id of the added address; null when nothing was added. */
  onEnd: (id: number | null) => void;
  /** Goes to the list, read again. */
  onLook: () => void;
}

/** The step that adds another address; its reply leads nobody away who has left it. */
export function AddDeliverAddress({ listed, onEnd, onLook }: AddDeliverAddressProps) {
  const { state, run, reset } = useAddAddress(listed, (list) =>
    onEnd(list.find(({ id }) => !listed.some((one) => one.id === id))?.id ?? null),
  );
  return (
    <NewAddress
      adding={state}
      onSubmit={(lines, clear) => run({ lines, clear })}
      onForget={reset}
      lookUp={lookUpZip}
      onCancel={() => onEnd(null)}
      onLook={onLook}
    />
  );
}
