import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Send } from './client';
import { useRestored } from './useRestored';

interface Clinic {
  send: Send;
  /** Who is logged in: the `sub` of the user id token. Only a name for what is kept on the device, never a proof. */
  patient: string;
  /** The way on when the login has run out. */
  relogin: () => void;
}

const ClinicContext = createContext<Clinic | null>(null);

/** Reads again what the screen shows when it comes back whole from the browser's back button. */
function ReadsAfresh() {
  const { mutate } = useSWRConfig();
  useRestored(() => void mutate(() => true).catch(() => undefined));
  return null;
}

/** Hands the client to every hook of `api/`, with a cache of its own. */
export function ClinicProvider({ send, patient, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, patient, relogin }), [send, patient, relogin]);
  const [swr] = useState(() => ({ provider: () => new Map(), shouldRetryOnError: false, focusThrottleInterval: 2000 }));
  return (
    <ClinicContext.Provider value={clinic}>
      <SWRConfig value={swr}>
        <ReadsAfresh />
        {children}
      </SWRConfig>
    </ClinicContext.Provider>
  );
}

function useClinic(): Clinic {
  const clinic = useContext(ClinicContext);
  if (!clinic) throw new Error('no ClinicProvider above this screen');
  return clinic;
}

/** The client. Throws outside `ClinicProvider`: a screen without a clinic is a mistake in the wiring. */
export const useSend = (): Send => useClinic().send;

/** Who is logged in, as a name for what is kept on the device. */
export const usePatient = (): string => useClinic().patient;

/** Logs in again and comes back to this page. */
export const useRelogin = (): (() => void) => useClinic().relogin;
