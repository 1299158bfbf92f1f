import { useEffect, useRef } from 'react';

/** Restored from the back/forward cache, its state is unchanged, including busy buttons and outdated data. */
export function usePageRestored(restore: () => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
