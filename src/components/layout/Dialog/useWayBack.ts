import { useEffect, useEffectEvent } from 'react';

interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    /** Chrome has it; TypeScript does not know it yet. */
    CloseWatcher?: new () => Watcher;
  }
}

/** Lets the phone's own way back close what is open, where the browser tells of it (Chrome on Android). */
export function useWayBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!opened || !CloseWatcher) return undefined;
    let watcher: Watcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // A watcher is good for one press, and the screen may stay open.
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [opened]);
}
