import { useState } from 'react';
import { asFailure } from '../../../api/failure';
import type { Outcome } from '../../../components/feedback/ActionOutcome/ActionOutcome';
import { files as copy } from '../../../copy/filesCopy';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Opens a file outside LINE's browser with a valid link, one at a time; reports a failure. */
export function useOpening(linkOf: (id: number) => Promise<string | null>, onEnd: (outcome: Outcome | null) => void) {
  const { openExternal } = usePlatform();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function open(id: number) {
    if (busyId !== null) return;
    setBusyId(id);
    try {
      const url = await linkOf(id);
      if (url !== null) openExternal(url);
      onEnd(url === null ? { title: copy.gone } : null);
    } catch (error) {
      onEnd({ title: copy.openFailed, failure: asFailure(error) });
    } finally {
      setBusyId(null);
    }
  }
  return { busyId, open: (id: number) => void open(id) };
}
