import * as v from 'valibot';
import { BankInfo } from '../api/contract/payments';
import { SHARED_KEYS, SESSION_KEY, deviceStore, tabStore } from './store';

const KINDS = {
  /** If the form belongs to a booking, `address` is the path of the form. */
  draft: {
    store: deviceStore,
    schema: v.object({
      savedAt: v.number(),
      values: v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())]))),
      address: v.nullish(v.string()),
    }),
  },
  /** The app reads this choice only if the host does not store the patient's choice. */
  payment: {
    store: deviceStore,
    schema: v.object({ method: v.picklist(['card', 'bank']), deliver_id: v.number() }),
  },
  /** The phone stores the bank account, because a host may give another account at each call. */
  account: { store: deviceStore, schema: BankInfo },
  /** The reservation whose bill the patient is paying on the card provider’s page. */
  paying: { store: tabStore, schema: v.number() },
  consents: { store: tabStore, schema: v.object({ version: v.string(), checked: v.array(v.boolean()) }) },
  idempotency: { store: tabStore, schema: v.object({ fingerprint: v.string(), key: v.string() }) },
} as const;

type Kind = keyof typeof KINDS;
export type Stored<K extends Kind> = v.InferOutput<(typeof KINDS)[K]['schema']>;

const escapeKey = (patient: string): string => patient.replaceAll(/[%:]/g, encodeURIComponent);

const nameOf = (kind: Kind, patient: string, parts: readonly (string | number)[]): string =>
  ['clinic', kind, escapeKey(patient), ...parts].join(':');

function openEntry<K extends Kind>(kind: K, name: string) {
  const { store, schema } = KINDS[kind];
  return {
    name,
    read(): Stored<K> | null {
      try {
        return v.parse(schema, JSON.parse(store.read(name) ?? '')) as Stored<K>;
      } catch {
        return null;
      }
    },
    write: (value: Stored<K>): boolean => store.write(name, JSON.stringify(value)),
    remove: (): void => store.remove(name),
  };
}

/** §device-per-patient */
export const patientStore = <K extends Kind>(kind: K, patient: string, ...parts: readonly (string | number)[]) =>
  openEntry(kind, nameOf(kind, patient, parts));

export const entriesOf = <K extends Kind>(kind: K, patient: string, ...parts: readonly (string | number)[]) =>
  KINDS[kind].store.names(nameOf(kind, patient, [...parts, ''])).map((name) => openEntry(kind, name));

export function forgetOtherPatients(patient: string): void {
  const isForeign = (name: string) => !SHARED_KEYS.includes(name) && name.split(':')[2] !== escapeKey(patient);
  for (const store of [deviceStore, tabStore])
    for (const name of store.names('clinic:').filter(isForeign)) store.remove(name);
}

export const recordSessionPatient = (patient: string): void => void deviceStore.write(SESSION_KEY, patient);

/** Reloads the page of `patient` as soon as another patient logs in with this browser (§page-one-patient). */
export function reloadOnOtherPatient(patient: string): void {
  const check = () => void (deviceStore.read(SESSION_KEY) !== patient && location.reload());
  window.addEventListener('storage', ({ key }) => key === SESSION_KEY && check());
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
}
