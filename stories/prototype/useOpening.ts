import { useEffect, useState } from 'react';
import type { PrototypeClinic } from './prototypeClinic';
import { NEWCOMER, type Visit } from './prototypeVisit';

export type Opening =
  | { status: 'preparing' | 'failed' | 'insecure' }
  | { status: 'open'; clinic: PrototypeClinic; visit: Visit };

/** Starts the clinic in the page. Its code and database are loaded only here. */
export function useOpening(): Opening {
  // The clinic signs with `crypto.subtle`, which browsers provide only on https and localhost.
  const secure = globalThis.isSecureContext && 'subtle' in crypto;
  const [opening, setOpening] = useState<Opening>({ status: secure ? 'preparing' : 'insecure' });
  useEffect(() => {
    if (!secure) return undefined;
    let isUnmounted = false;
    let opened: PrototypeClinic | null = null;
    const open = async () => {
      const { openPrototypeClinic } = await import('./prototypeClinic');
      const { openVisit } = await import('./prototypeVisit');
      const clinic = await openPrototypeClinic();
      opened = clinic;
      if (isUnmounted) return clinic.close();
      const visit = await openVisit(clinic, NEWCOMER);
      return isUnmounted ? undefined : setOpening({ status: 'open', clinic, visit });
    };
    open().catch((error: unknown) => {
      console.error(error);
      setOpening({ status: 'failed' });
    });
    return () => {
      isUnmounted = true;
      void opened?.close();
    };
  }, [secure]);
  return opening;
}
