import { useAddAddress } from '../../../api/addresses';
import type { Address } from '../../../api/contract/addresses';
import { useSending } from '../../../api/useSending';
import { lookUpZip } from '../../../api/zipLookup';
import { NewAddress } from '../../../forms/NewAddress';
import { usePlatform } from '../../../messaging/PlatformProvider';

interface AddAddressProps {
  /** The addresses the patient has. */
  listed: readonly Address[];
  onAdded: () => void;
  onCancel: () => void;
}

/** The step that adds an address; its reply leads nobody away who has left it. */
export function AddAddress({ listed, onAdded, onCancel }: AddAddressProps) {
  const { relogin } = usePlatform();
  const adding = useSending({ ...useAddAddress(), onSent: onAdded });
  return (
    <NewAddress
      {...adding}
      onSubmit={(lines, clear) => adding.onSubmit({ lines, listed }, clear)}
      lookUp={lookUpZip}
      onCancel={onCancel}
      onLogin={relogin}
    />
  );
}
