import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { enterOverlay, settleOverlays } from './overlayEntries';

/** Back, of the phone or the browser, closes an open dialog or sheet, and nothing else (§back-closes-dialog). */
export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const { key } = useLocation();
  useEffect(() => (opened ? enterOverlay(() => close()) : undefined), [opened]);
  // An overlay that stays open over a navigation stands above the new page.
  useEffect(() => {
    if (opened) settleOverlays();
  }, [opened, key]);
}
