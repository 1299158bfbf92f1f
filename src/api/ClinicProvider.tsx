import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Send } from './client';
import type { Extra } from './contract/extras';

interface Clinic {
  send: Send;
  can: ReadonlySet<Extra>;
  /** The `sub` of the id token: it only names data stored on the device and proves nothing. */
  patient: string;
  relogin: () => void;
}

const ClinicContext = createContext<Clinic | null>(null);

/** A page restored from the back/forward cache keeps its state, including busy buttons and outdated data. */
export function usePageRestored(restore: () => void): void {
  const latest = useEffectEvent(restore);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && latest());
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

/** Revalidates every read of the screen. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(() => true).catch(() => undefined);
}

function ReadAgainOnRestore() {
  usePageRestored(useReadAgain());
  return null;
}

const SWR = { provider: () => new Map(), focusThrottleInterval: 2000 };

export function ClinicProvider({ send, can, patient, relogin, children }: Clinic & { children: ReactNode }) {
  const clinic = useMemo(() => ({ send, can, patient, relogin }), [send, can, patient, relogin]);
  return (
    <ClinicContext.Provider value={clinic}>
      <SWRConfig value={SWR}>
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

export const useCan = (word: Extra): boolean => useClinic().can.has(word);

export const usePatient = (): string => useClinic().patient;

export const useRelogin = (): (() => void) => useClinic().relogin;
