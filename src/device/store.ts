/** Never throws, even without storage. Takes a function, because accessing `localStorage` may throw. */
function storeIn(storage: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return work(storage());
    } catch {
      return fallback;
    }
  };
  return {
    read: (name: string) => attempt((storage) => storage.getItem(name), null),
    /** False when the browser refuses to store it. */
    write: (name: string, text: string) => attempt((storage) => (storage.setItem(name, text), true), false),
    remove: (name: string) => attempt((storage) => storage.removeItem(name), undefined),
    names: (prefix: string) => attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix)), []),
  };
}

export const deviceStore = storeIn(() => localStorage);
export const tabStore = storeIn(() => sessionStorage);

export const SESSION = 'clinic:session';

/** Keys that belong to no patient; they stay when another one logs in. */
export const SHARED_KEYS: readonly string[] = [
  SESSION,
  'clinic:easy-mode',
  'clinic:reloaded-for-chunk',
  'clinic:line-starts',
  'clinic:line-redirects',
  'clinic:line-relogins',
  'clinic:chosen-patient',
];
