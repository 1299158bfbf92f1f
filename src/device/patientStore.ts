import * as v from 'valibot';
import { BankInfo } from '../api/contract/payments';
import { NOBODYS, SESSION, deviceStore, tabStore } from './store';

/** What the phone keeps of a patient, besides the pictures of drafts in IndexedDB. */
const KINDS = {
  /** Unsent values of a form; `address` where it books. */
  draft: {
    store: deviceStore,
    schema: v.object({
      savedAt: v.number(),
      values: v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())]))),
      address: v.nullish(v.string()),
    }),
  },
  /** For a host that does not keep the choice with the bill. */
  payment: {
    store: deviceStore,
    schema: v.object({ method: v.picklist(['card', 'bank']), deliver_id: v.number() }),
  },
  /** For a host that must not be asked again for the account of a transfer. */
  account: { store: deviceStore, schema: BankInfo },
  /** The reservation being paid for, for the return from the card provider. */
  paying: { store: tabStore, schema: v.number() },
  consents: { store: tabStore, schema: v.object({ version: v.string(), checked: v.array(v.boolean()) }) },
  idempotency: { store: tabStore, schema: v.object({ of: v.string(), key: v.string() }) },
} as const;

type Kind = keyof typeof KINDS;
export type Kept<K extends Kind> = v.InferOutput<(typeof KINDS)[K]['schema']>;

const escaped = (patient: string): string => patient.replaceAll(/[%:]/g, encodeURIComponent);

const nameOf = (kind: Kind, patient: string, parts: readonly (string | number)[]): string =>
  ['clinic', kind, escaped(patient), ...parts].join(':');

function entry<K extends Kind>(kind: K, name: string) {
  const { store, schema } = KINDS[kind];
  return {
    name,
    read(): Kept<K> | null {
      try {
        return v.parse(schema, JSON.parse(store.read(name) ?? '')) as Kept<K>;
      } catch {
        return null;
      }
    },
    write: (value: Kept<K>): boolean => store.write(name, JSON.stringify(value)),
    remove: (): void => store.remove(name),
  };
}

/** What is kept of one patient (§device-per-patient). */
export const patientStore = <K extends Kind>(kind: K, patient: string, ...parts: readonly (string | number)[]) =>
  entry(kind, nameOf(kind, patient, parts));

export const everyKept = <K extends Kind>(kind: K, patient: string, ...parts: readonly (string | number)[]) =>
  KINDS[kind].store.names(nameOf(kind, patient, [...parts, ''])).map((name) => entry(kind, name));

export function forgetOtherPatients(patient: string): void {
  const isForeign = (name: string) => !NOBODYS.includes(name) && name.split(':')[2] !== escaped(patient);
  for (const store of [deviceStore, tabStore])
    for (const name of store.names('clinic:').filter(isForeign)) store.remove(name);
}

export const beginSession = (patient: string): void => void deviceStore.write(SESSION, patient);

/** Reloads the page of a patient once another has logged in (§page-one-patient). */
export function guardPage(patient: string): void {
  const look = () => void (deviceStore.read(SESSION) !== patient && location.reload());
  window.addEventListener('storage', ({ key }) => key === SESSION && look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}
