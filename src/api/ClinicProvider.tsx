import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Known, Send } from './send';
import { useRestored } from './useRestored';

interface Clinic {
  send: Send;
  /** What is here before it is asked for. */
  known: Known;
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
export function ClinicProvider({ send, known, patient, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, known, patient, relogin }), [send, known, patient, relogin]);
  const { compare } = useSWRConfig();
  const swr = useMemo(
    () => ({
      provider: () => new Map(),
      shouldRetryOnError: false,
      focusThrottleInterval: 2000,
      // A day of thousands of shifts is not read through to find that it is not nothing.
      compare: (one: unknown, other: unknown) =>
        one === other || (one !== undefined && other !== undefined && compare(one, other)),
    }),
    [compare],
  );
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

/** What is here before it is asked for. */
export const useKnown = (): Known => useClinic().known;

/** Who is logged in, as a name for what is kept on the device. */
export const usePatient = (): string => useClinic().patient;

/** Logs in again and comes back to this page. */
export const useRelogin = (): (() => void) => useClinic().relogin;
