/** `storage` is a function, because reading `localStorage` may throw. */
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
    /** False if the browser has not stored the text. */
    write: (name: string, text: string) => attempt((storage) => (storage.setItem(name, text), true), false),
    remove: (name: string) => attempt((storage) => storage.removeItem(name), undefined),
    names: (prefix: string) => attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix)), []),
  };
}

export const deviceStore = storeIn(() => localStorage);
export const tabStore = storeIn(() => sessionStorage);

/** Under this key, the phone stores which patient logged in last. */
export const SESSION_KEY = 'clinic:session';

/** Data under these keys stays when another patient logs in. */
export const SHARED_KEYS: readonly string[] = [
  SESSION_KEY,
  'clinic:easy-mode',
  'clinic:reloaded-for-chunk',
  'clinic:line-starts',
  'clinic:line-redirects',
  'clinic:line-relogins',
  'clinic:chosen-patient',
];
