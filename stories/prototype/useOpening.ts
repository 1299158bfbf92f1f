import { useEffect, useState } from 'react';
import type { PrototypeClinic } from './prototypeClinic';
import { NEWCOMER, type PatientSession } from './prototypeSession';

export type Opening =
  | { status: 'preparing' | 'failed' | 'insecure' }
  | { status: 'open'; clinic: PrototypeClinic; session: PatientSession };

/** Starts a clinic in this page, and logs in a new patient. */
export function useOpening(): Opening {
  // The clinic signs with `crypto.subtle`, which browsers provide only on https and localhost.
  const isSecure = globalThis.isSecureContext && 'subtle' in crypto;
  const [opening, setOpening] = useState<Opening>({ status: isSecure ? 'preparing' : 'insecure' });
  useEffect(() => {
    if (!isSecure) return undefined;
    let isUnmounted = false;
    let startedClinic: PrototypeClinic | null = null;
    const open = async () => {
      const { openPrototypeClinic } = await import('./prototypeClinic');
      const { openSession } = await import('./prototypeSession');
      const clinic = await openPrototypeClinic();
      startedClinic = clinic;
      if (isUnmounted) return clinic.close();
      const session = await openSession(clinic, NEWCOMER);
      return isUnmounted ? undefined : setOpening({ status: 'open', clinic, session });
    };
    open().catch((error: unknown) => {
      console.error(error);
      setOpening({ status: 'failed' });
    });
    return () => {
      isUnmounted = true;
      void startedClinic?.close();
    };
  }, [isSecure]);
  return opening;
}
