import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePatientId } from '../api/ClinicProvider';
import { confirm } from '../copy/confirm';
import { entriesOf, patientStore, type Stored } from '../device/patientStore';
import type { Block } from '../domain/booking/block';

/** The ticks that the browser could not store, by `store.name`. */
const memory = new Map<string, Stored<'consents'>>();

function read(patient: string, { id }: Block): Stored<'consents'> | undefined {
  const store = patientStore('consents', patient, id);
  return store.read() ?? memory.get(store.name);
}

function write(patient: string, { id }: Block, consents: Stored<'consents'>): void {
  const store = patientStore('consents', patient, id);
  if (!store.write(consents)) memory.set(store.name, consents);
}

/** Ignores ticks of another version of the consents (§consent-stored). */
function readConsents(patient: string, block: Block, version: string): boolean[] {
  const stored = read(patient, block);
  return stored?.version === version ? stored.checked : confirm.consents.map(() => false);
}

export const writeConsents = (patient: string, block: Block, version: string, checked: boolean[]): void =>
  write(patient, block, { version, checked });

export const hasAgreed = (patient: string, block: Block, version: string): boolean =>
  readConsents(patient, block, version).every(Boolean);

/** Keeps the ticks for a replacement block, because the patient has already read the consents (§consent-kept). */
export function copyConsents(patient: string, from: Block, to: Block): void {
  const stored = read(patient, from);
  if (stored) write(patient, to, stored);
}

export function clearConsents(patient: string): void {
  memory.clear();
  for (const entry of entriesOf('consents', patient)) entry.remove();
}

/** Returns the stored ticks and a function that stores new ticks; reads the store again after every navigation. */
export function useConsents(block: Block, version: string): [boolean[], (checked: boolean[]) => void] {
  const patient = usePatientId();
  const { key } = useLocation();
  const [last, setLast] = useState(() => ({ key, id: block.id, checked: readConsents(patient, block, version) }));
  const isCurrent = last.id === block.id && last.key === key;
  const tick = (checked: boolean[]) => {
    writeConsents(patient, block, version, checked);
    setLast({ key, id: block.id, checked });
  };
  return [isCurrent ? last.checked : readConsents(patient, block, version), tick];
}
