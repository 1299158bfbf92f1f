import { useEffect, useRef } from 'react';

/**
 * Calls `restore` when the page is restored from the back/forward cache: its state is unchanged, including busy buttons
 * and outdated data, as after Back from the page of the card.
 */
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
