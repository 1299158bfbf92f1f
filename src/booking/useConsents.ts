import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePatient } from '../api/ClinicProvider';
import type { Block } from '../domain/booking/block';
import { readConsents, writeConsents } from './consentStorage';

/** The consents to a block, and how to tick them (§consent-kept); read again when the patient is led back to them. */
export function useConsents(block: Block, version: string): [boolean[], (checked: boolean[]) => void] {
  const patient = usePatient();
  const { key } = useLocation();
  const read = () => readConsents(patient, block, version);
  const [shown, setShown] = useState(() => ({ key, id: block.id, checked: read() }));
  const { checked } = shown.id === block.id && shown.key === key ? shown : { checked: read() };
  const tick = (next: boolean[]) => {
    writeConsents(patient, block, version, next);
    setShown({ key, id: block.id, checked: next });
  };
  return [checked, tick];
}
