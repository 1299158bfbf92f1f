interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** A phone whose back button closes the newest `CloseWatcher` first, and leaves the page when there is none. */
export function phoneWithBackButton() {
  const watchers: Watcher[] = [];
  const remove = (watcher: Watcher) => watchers.splice(watchers.indexOf(watcher), 1);
  class CloseWatcher implements Watcher {
    onclose: (() => void) | null = null;
    constructor() {
      watchers.push(this);
    }
    destroy() {
      if (watchers.includes(this)) remove(this);
    }
  }
  return {
    install: () => {
      const before = window.CloseWatcher;
      watchers.length = 0;
      window.CloseWatcher = CloseWatcher;
      return () => {
        window.CloseWatcher = before;
      };
    },
    waiting: () => watchers.length,
    goBack: () => {
      const newest = watchers.at(-1);
      if (!newest) return 'left the page';
      remove(newest);
      newest.onclose?.();
      return 'closed what is open';
    },
  };
}
