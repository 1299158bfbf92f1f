import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Block } from '../domain/block';
import { readConsents, writeConsents } from './consentStorage';

/** The consents to a block, and how to tick them (§consent-kept); read again when the patient is led back to them. */
export function useConsents(block: Block, version: string): [boolean[], (checked: boolean[]) => void] {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, block, checked: readConsents(block, version) });
  const { checked } = shown.block === block && shown.key === key ? shown : { checked: readConsents(block, version) };
  const tick = (next: boolean[]) => {
    writeConsents(block, version, next);
    setShown({ key, block, checked: next });
  };
  return [checked, tick];
}
