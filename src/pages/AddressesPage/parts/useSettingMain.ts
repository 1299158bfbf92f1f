import { useState } from 'react';
import { useSetMainAddress } from '../../../api/addressesApi';
import { asFailure } from '../../../api/failure';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { addresses as copy } from '../../../copy/addressesCopy';

/** Makes an address the main one, one at a time; always reports the result. */
export function useSettingMain(onEnd: (outcome: Outcome) => void, reread: () => Promise<unknown>) {
  const setMainAddress = useSetMainAddress();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function setMain(id: number) {
    if (busyId !== null) return;
    setBusyId(id);
    try {
      await setMainAddress(id);
      onEnd({ title: copy.mainSet });
    } catch (error) {
      const failure = asFailure(error);
      // Deleted in another window: reload the list instead of showing an error.
      if (failure.status === 404) await reread().catch(() => undefined);
      onEnd(failure.status === 404 ? { title: copy.gone } : { title: copy.setMainFailed, failure });
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, setMain: (id: number) => void setMain(id) };
}
