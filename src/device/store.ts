/**
 * What the browser keeps as text. Without storage (a private window, a full phone) nothing is kept, nothing is found,
 * and nothing throws.
 */
export interface Store {
  /** The text under a name; null when there is none. */
  read(name: string): string | null;
  /** The value of a JSON text; null when there is none or it is no JSON. */
  readJson(name: string): unknown;
  /** False when it could not be kept. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** Every name that begins with `prefix`. */
  names(prefix: string): string[];
}

/** What the phone keeps of a patient, in either store (and pictures of drafts in IndexedDB). */
export const KINDS = ['draft', 'payment', 'account', 'paying', 'consents', 'idempotency'] as const;

/** What is no patient's: it stays when another logs in. `clinic:session` says who has logged in last. */
export const NOBODYS: readonly string[] = [
  'clinic:session',
  'clinic:easy-mode',
  'clinic:reloaded-for-chunk',
  'clinic:line-starts',
  'clinic:line-redirects',
  'clinic:line-relogins',
  'clinic:chosen-patient',
];

const escaped = (patient: string): string => patient.replaceAll(/[%:]/g, encodeURIComponent);

/** The name of what is kept of one patient (§device-per-patient); with an empty last part the beginning of such names. */
export const ownName = (
  kind: (typeof KINDS)[number],
  patient: string,
  ...parts: readonly (string | number)[]
): string => ['clinic', kind, escaped(patient), ...parts].join(':');

/** True for what is kept of another patient, or of one that its name does not say. */
export const isForeign = (name: string, patient: string): boolean =>
  name.startsWith('clinic:') && !NOBODYS.includes(name) && name.split(':')[2] !== escaped(patient);

/** A function, because a browser may refuse already when the storage is named. */
function storeIn(storage: () => Storage): Store {
  const attempt = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((kept) => kept.getItem(name), null),
    readJson: (name) => attempt<unknown>((kept) => JSON.parse(kept.getItem(name) ?? 'null'), null),
    write: (name, text) => attempt((kept) => (kept.setItem(name, text), true), false),
    remove: (name) => attempt((kept) => kept.removeItem(name), undefined),
    names: (prefix) => attempt((kept) => Object.keys(kept).filter((name) => name.startsWith(prefix)), []),
  };
}

/** Kept until it is deleted. */
export const deviceStore = storeIn(() => localStorage);
/** Kept as long as the tab, through reloads and logins. */
export const tabStore = storeIn(() => sessionStorage);
