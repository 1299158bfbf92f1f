import { useAddAddress, useKnownAddresses } from '../../../api/addresses';
import type { Address } from '../../../api/contract/addresses';
import { useSending } from '../../../api/useSending';
import { lookUpZip } from '../../../api/zipLookup';
import { newlyKnown } from '../../../domain/medicine/delivery';
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
  const { registered } = useKnownAddresses();
  const adding = useSending({ ...useAddAddress(), onSent: onAdded });
  const known = newlyKnown(registered, listed);
  return (
    <NewAddress
      {...adding}
      onSubmit={(lines, clear) => adding.onSubmit({ lines, listed }, clear)}
      lookUp={lookUpZip}
      known={known}
      onCancel={onCancel}
      onLogin={relogin}
    />
  );
}
