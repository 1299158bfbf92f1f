import { useEffect, useRef, useState } from 'react';
import { houseNumberOf, completeAddress, zipField, type Town } from '../../../domain/fields/address';

/** Returns no town for an unknown postal code. */
export type ZipLookup = (zip: string, signal: AbortSignal) => Promise<Town[]>;

/** `offered` = several towns, or one that would replace an address that the patient has typed (`hasTyped`). */
type Found = { status: 'idle' | 'none' | 'filled' } | { status: 'offered'; towns: Town[]; hasTyped: boolean };

const IDLE: Found = { status: 'idle' };

/** Looks up a complete postal code and completes the address (§zip-finds-address). */
export function useTowns(address: string, lookUp: ZipLookup, onAddress: (address: string) => void) {
  const [found, setFound] = useState(IDLE);
  const request = useRef<{ zip: string; controller: AbortController } | null>(null);
  const filled = useRef<string | null>(null);
  // The reply arrives later, so it must use the values of the latest render.
  const latest = useRef({ address, onAddress });
  useEffect(() => {
    latest.current = { address, onAddress };
  });
  useEffect(() => () => request.current?.controller.abort(), []);

  const fill = (next: string) => {
    filled.current = next;
    latest.current.onAddress(next);
  };
  const receive = (towns: Town[]) => {
    const [only] = towns;
    const { address: typed } = latest.current;
    if (only === undefined) return setFound({ status: 'none' });
    if (towns.some((town) => typed.startsWith(town.address))) return setFound(IDLE);
    const [line, another] = towns.flatMap((town) => completeAddress(town.address, typed) ?? []);
    if (line !== undefined && another === undefined) {
      fill(line);
      return setFound({ status: 'filled' });
    }
    const hasTyped = typed.trim() !== '' && typed !== filled.current;
    if (towns.length > 1 || hasTyped) return setFound({ status: 'offered', towns, hasTyped });
    fill(only.address);
    setFound({ status: 'filled' });
  };
  return {
    found,
    type: (typed: string) => {
      const zip = zipField.normalize(typed);
      if (zip === request.current?.zip) return;
      request.current?.controller.abort();
      request.current = null;
      setFound(IDLE);
      if (zipField.problem(zip)) return;
      const current = { zip, controller: new AbortController() };
      request.current = current;
      const receiveIfCurrent = (towns: Town[]) => {
        if (request.current === current && !current.controller.signal.aborted) receive(towns);
      };
      lookUp(zip, current.controller.signal).then(receiveIfCurrent, () => receiveIfCurrent([]));
    },
    choose: (town: string) => fill(town + houseNumberOf(latest.current.address)),
  };
}
