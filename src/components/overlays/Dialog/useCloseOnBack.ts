import { useEffect, useEffectEvent } from 'react';

interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    /** Supported by Chrome; not in TypeScript's DOM types yet. */
    CloseWatcher?: new () => Watcher;
  }
}

/** Closes an open dialog on the phone's back button or gesture, where the browser reports it (Chrome on Android). */
export function useCloseOnBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!opened || !CloseWatcher) return undefined;
    let watcher: Watcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // A watcher fires once, and the dialog may stay open.
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [opened]);
}
