import { useEffect, useRef } from 'react';

/**
 * Called when the browser shows a page again that it had kept whole for its back and forward buttons: everything stands as
 * it was left, busy buttons and yesterday's data among it (models.md "Back from the card provider").
 */
export function useRestored(restore: () => void): void {
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
