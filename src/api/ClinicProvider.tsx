import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Send } from './client';
import type { Extra } from './contract/extras';

interface Clinic {
  send: Send;
  /** The optional parts of the contract that the host announced. */
  extras: ReadonlySet<Extra>;
  /** The `sub` of the unverified ID token. */
  patient: string;
  relogin: () => void;
}

const ClinicContext = createContext<Clinic | null>(null);

/** Calls `reset` after a restore from the back/forward cache, because the page then has old data and busy buttons. */
export function usePageRestored(reset: () => void): void {
  const onRestored = useEffectEvent(reset);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && onRestored());
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

export function useReloadAllReads(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(() => true).catch(() => undefined);
}

function ReadAgainOnRestore() {
  usePageRestored(useReloadAllReads());
  return null;
}

const SWR_OPTIONS = { provider: () => new Map(), focusThrottleInterval: 2000 };

export function ClinicProvider({ send, extras, patient, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, extras, patient, relogin }), [send, extras, patient, relogin]);
  return (
    <ClinicContext.Provider value={clinic}>
      <SWRConfig value={SWR_OPTIONS}>
        <ReadAgainOnRestore />
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

export const useSend = (): Send => useClinic().send;

export const useHasExtra = (extra: Extra): boolean => useClinic().extras.has(extra);

export const usePatientId = (): string => useClinic().patient;

export const useRelogin = (): (() => void) => useClinic().relogin;
