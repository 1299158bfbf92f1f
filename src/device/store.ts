/**
 * What the browser keeps as text. Without storage (a private window, a full phone) nothing is kept, nothing is found,
 * and nothing throws. A function, because a browser may refuse already when the storage is named.
 */
function storeIn(storage: () => Storage) {
  const attempt = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name: string) => attempt((kept) => kept.getItem(name), null),
    /** False when it could not be kept. */
    write: (name: string, text: string) => attempt((kept) => (kept.setItem(name, text), true), false),
    remove: (name: string) => attempt((kept) => kept.removeItem(name), undefined),
    /** Every name that begins with `prefix`. */
    names: (prefix: string) => attempt((kept) => Object.keys(kept).filter((name) => name.startsWith(prefix)), []),
  };
}

/** Kept until it is deleted. */
export const deviceStore = storeIn(() => localStorage);
/** Kept as long as the tab, through reloads and logins. */
export const tabStore = storeIn(() => sessionStorage);

const SESSION = 'clinic:session';

/** Keys that belong to no patient; kept when another one logs in. `clinic:session` says who has logged in last. */
export const NOBODYS: readonly string[] = [
  SESSION,
  'clinic:easy-mode',
  'clinic:reloaded-for-chunk',
  'clinic:line-starts',
  'clinic:line-redirects',
  'clinic:line-relogins',
  'clinic:chosen-patient',
];

/** Notes on the phone who logs in, before anything of theirs is shown. */
export const beginSession = (patient: string): void => void deviceStore.write(SESSION, patient);

/** Reads a patient's page anew once another has logged in on the phone, also when Back brings it (§page-one-patient). */
export function guardPage(patient: string): void {
  const look = () => void (deviceStore.read(SESSION) !== patient && location.reload());
  window.addEventListener('storage', ({ key }) => key === SESSION && look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}
