import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { afterOverlays, isOverlayHere, settleOverlays } from '../components/overlays/Dialog/overlayEntries';

/**
 * The navigation of the app, inside its router: it first takes the entries of open overlays, so that it follows or
 * replaces the page itself, and back is never needed twice (§back-closes-dialog).
 */
export function OverlayNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const { navigator } = context;
    const overPage: Navigator = {
      ...navigator,
      push: (...to) => afterOverlays(() => navigator.push(...to)),
      replace: (...to) => afterOverlays(() => navigator.replace(...to)),
      go: (delta) => (isOverlayHere() ? window.history.back() : navigator.go(delta)),
    };
    return { ...context, navigator: overPage };
  }, [context]);
  // Reloaded with an open overlay: it is closed, and its entry goes.
  useEffect(settleOverlays, []);
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}
