/** Never throws, also without storage. A function, because naming the storage may throw. */
function storeIn(storage: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name: string) => attempt((storage) => storage.getItem(name), null),
    /** False when it could not be kept. */
    write: (name: string, text: string) => attempt((storage) => (storage.setItem(name, text), true), false),
    remove: (name: string) => attempt((storage) => storage.removeItem(name), undefined),
    names: (prefix: string) => attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix)), []),
  };
}

export const deviceStore = storeIn(() => localStorage);
export const tabStore = storeIn(() => sessionStorage);

export const SESSION = 'clinic:session';

/** Keys that belong to no patient; kept when another one logs in. */
export const NOBODYS: readonly string[] = [
  SESSION,
  'clinic:easy-mode',
  'clinic:reloaded-for-chunk',
  'clinic:line-starts',
  'clinic:line-redirects',
  'clinic:line-relogins',
  'clinic:chosen-patient',
];
