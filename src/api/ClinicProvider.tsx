import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Send } from './client';

interface Clinic {
  send: Send;
  /** The way on when the login has run out. */
  relogin: () => void;
}

const ClinicContext = createContext<Clinic | null>(null);

/** Hands the client to every hook of `api/`, with a cache of its own. */
export function ClinicProvider({ send, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, relogin }), [send, relogin]);
  const swr = useMemo(
    () => ({ provider: () => new Map(), shouldRetryOnError: false, focusThrottleInterval: 2000 }),
    [],
  );
  return (
    <ClinicContext.Provider value={clinic}>
      <SWRConfig value={swr}>{children}</SWRConfig>
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

/** Logs in again and comes back to this page. */
export const useRelogin = (): (() => void) => useClinic().relogin;
