import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Send } from './client';
import type { Extra } from './contract/extras';
import { usePageRestored } from './usePageRestored';

interface Clinic {
  send: Send;
  /** What the clinic has announced at login (§extras-announced). */
  can: ReadonlySet<Extra>;
  /** The `sub` of the logged-in user's id token. Used only to name data stored on the device; it proves nothing. */
  patient: string;
  /** Starts a new login when the session has expired. */
  relogin: () => void;
}

const ClinicContext = createContext<Clinic | null>(null);

/** Reads again all that the screen shows. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(() => true).catch(() => undefined);
}

function ReadsAfresh() {
  usePageRestored(useReadAgain());
  return null;
}

const SWR = { provider: () => new Map(), focusThrottleInterval: 2000 };

/** Provides the client and an SWR cache to the hooks of `api/`. */
export function ClinicProvider({ send, can, patient, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, can, patient, relogin }), [send, can, patient, relogin]);
  return (
    <ClinicContext.Provider value={clinic}>
      <SWRConfig value={SWR}>
        <ReadsAfresh />
        {children}
      </SWRConfig>
    </ClinicContext.Provider>
  );
}

function useClinic(): Clinic {
  const clinic = useContext(ClinicContext);
  if (!clinic) throw new Error('ClinicProvider is missing above this component');
  return clinic;
}

/** The client. Throws outside `ClinicProvider`. */
export const useSend = (): Send => useClinic().send;

/** True when the clinic has announced the word. */
export const useCan = (word: Extra): boolean => useClinic().can.has(word);

/** The logged-in patient, for naming data stored on the device. */
export const usePatient = (): string => useClinic().patient;

/** Logs in again and returns to this page. */
export const useRelogin = (): (() => void) => useClinic().relogin;
