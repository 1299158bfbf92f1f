import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePatient } from '../api/ClinicProvider';
import { confirm } from '../copy/confirm';
import { everyKept, patientStore, type Kept } from '../device/patientStore';
import type { Block } from '../domain/booking/block';

/** For a browser without storage. */
const memory = new Map<string, Kept<'consents'>>();

function read(patient: string, { id }: Block): Kept<'consents'> | undefined {
  const kept = patientStore('consents', patient, id);
  return kept.read() ?? memory.get(kept.name);
}

function write(patient: string, { id }: Block, consents: Kept<'consents'>): void {
  const kept = patientStore('consents', patient, id);
  if (!kept.write(consents)) memory.set(kept.name, consents);
}

/** The consents to a block (§consent-kept); ticks of another version do not count (§consent-stored). */
function readConsents(patient: string, block: Block, version: string): boolean[] {
  const kept = read(patient, block);
  return kept?.version === version ? kept.checked : confirm.consents.map(() => false);
}

export const writeConsents = (patient: string, block: Block, version: string, checked: boolean[]): void =>
  write(patient, block, { version, checked });

export const hasAgreed = (patient: string, block: Block, version: string): boolean =>
  readConsents(patient, block, version).every(Boolean);

/** Copies the consents to the replacement block: the patient has already read them. */
export function moveConsents(patient: string, from: Block, to: Block): void {
  const kept = read(patient, from);
  if (kept) write(patient, to, kept);
}

/** The next booking asks again. */
export function clearConsents(patient: string): void {
  memory.clear();
  for (const kept of everyKept('consents', patient)) kept.remove();
}

/** The consents to a block; read again when the patient is led back to them. */
export function useConsents(block: Block, version: string): [boolean[], (checked: boolean[]) => void] {
  const patient = usePatient();
  const { key } = useLocation();
  const [shown, setShown] = useState(() => ({ key, id: block.id, checked: readConsents(patient, block, version) }));
  const isShown = shown.id === block.id && shown.key === key;
  const tick = (checked: boolean[]) => {
    writeConsents(patient, block, version, checked);
    setShown({ key, id: block.id, checked });
  };
  return [isShown ? shown.checked : readConsents(patient, block, version), tick];
}
