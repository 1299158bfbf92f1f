import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router-dom';
import { afterOverlays, isOverlayHere, settleOverlays } from '../components/overlays/Dialog/overlayEntries';

/**
 * The navigation of the app, inside its router: it first takes the entries of open overlays, so that it follows or
 * replaces the page itself, and back is never needed twice (§back-closes-dialog). Where a link leads to already, or back
 * is under way, the same press again changes nothing (§one-step-per-press).
 */
export function OverlayNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { key } = useLocation();
  // From a step back until its screen is drawn.
  const stepping = useRef(false);
  useEffect(() => void (stepping.current = false), [key]);
  const value = useMemo(() => {
    const { navigator } = context;
    const isHere = (to: Parameters<Navigator['push']>[0]) =>
      new URL(navigator.createHref(to), location.href).href === location.href;
    const step = (delta: number) => {
      if (stepping.current) return;
      stepping.current = true;
      navigator.go(delta);
    };
    const overPage: Navigator = {
      ...navigator,
      push: (...to) => afterOverlays(() => (isHere(to[0]) ? navigator.replace(...to) : navigator.push(...to))),
      replace: (...to) => afterOverlays(() => navigator.replace(...to)),
      go: (delta) => (isOverlayHere() ? window.history.back() : step(delta)),
    };
    return { ...context, navigator: overPage };
  }, [context]);
  // Reloaded with an open overlay: it is closed, and its entry goes.
  useEffect(settleOverlays, []);
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}
