import { useEffect, useRef, useState } from 'react';
import { houseNumberOf, inTown, zipField, type Town } from '../../../domain/fields/address';

/** Empty when the code is unknown. */
export type ZipLookup = (zip: string, signal: AbortSignal) => Promise<Town[]>;

/** `offered`: several towns, or one in place of a typed address (`taken`). */
type Found = { is: 'nothing' | 'none' | 'filled' } | { is: 'offered'; towns: Town[]; taken: boolean };

const NOTHING: Found = { is: 'nothing' };

/** Looks up a complete postal code and fills in what the address lacks (§zip-finds-address). */
export function useTowns(address: string, lookUp: ZipLookup, onAddress: (address: string) => void) {
  const [found, setFound] = useState(NOTHING);
  const request = useRef<{ zip: string; controller: AbortController } | null>(null);
  const filled = useRef<string | null>(null);
  // The reply arrives later and must use the values of the latest render.
  const now = useRef({ address, onAddress });
  useEffect(() => {
    now.current = { address, onAddress };
  });
  useEffect(() => () => request.current?.controller.abort(), []);

  const fill = (next: string) => {
    filled.current = next;
    now.current.onAddress(next);
  };
  const meet = (towns: Town[]) => {
    const [only] = towns;
    const { address: typed } = now.current;
    if (only === undefined) return setFound({ is: 'none' });
    if (towns.some((town) => typed.startsWith(town.address))) return setFound(NOTHING);
    const [line, another] = towns.flatMap((town) => inTown(town.address, typed) ?? []);
    if (line !== undefined && another === undefined) {
      fill(line);
      return setFound({ is: 'filled' });
    }
    const free = typed.trim() === '' || typed === filled.current;
    if (towns.length > 1 || !free) return setFound({ is: 'offered', towns, taken: !free });
    fill(only.address);
    setFound({ is: 'filled' });
  };
  return {
    found,
    type: (typed: string) => {
      const zip = zipField.normalize(typed);
      if (zip === request.current?.zip) return;
      request.current?.controller.abort();
      request.current = null;
      setFound(NOTHING);
      if (zipField.problem(zip)) return;
      const current = { zip, controller: new AbortController() };
      request.current = current;
      const meetIfCurrent = (towns: Town[]) => {
        if (request.current === current && !current.controller.signal.aborted) meet(towns);
      };
      lookUp(zip, current.controller.signal).then(meetIfCurrent, () => meetIfCurrent([]));
    },
    choose: (town: string) => fill(town + houseNumberOf(now.current.address)),
  };
}
