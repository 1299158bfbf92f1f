import { useAddAddress } from '../../../api/addresses';
import type { Address } from '../../../api/contract/addresses';
import { useSending } from '../../../api/useSending';
import { lookUpZip } from '../../../api/zipLookup';
import { NewAddress } from '../../../forms/NewAddress';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface AddDeliverAddressProps {
  /** The addresses the patient has. */
  listed: readonly Address[];
  /** Gets the id of the added address; null when nothing was added. */
  onEnd: (id: number | null) => void;
}

/** The step that adds another address; its reply leads nobody away who has left it. */
export function AddDeliverAddress({ listed, onEnd }: AddDeliverAddressProps) {
  const { relogin } = usePlatform();
  const adding = useSending({
    ...useAddAddress(),
    onSent: (list) => onEnd(list.find(({ id }) => !listed.some((one) => one.id === id))?.id ?? null),
  });
  return (
    <NewAddress
      {...adding}
      onSubmit={(lines, clear) => adding.onSubmit({ lines, listed }, clear)}
      lookUp={lookUpZip}
      onCancel={() => onEnd(null)}
      onLogin={relogin}
    />
  );
}
