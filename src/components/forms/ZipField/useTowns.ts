import { useEffect, useRef, useState } from 'react';
import { houseNumberOf, completeAddress, zipField, type Town } from '../../../domain/fields/address';

/** Finds the towns of a postal code. The list is empty for an unknown code. */
export type ZipLookup = (zip: string, signal: AbortSignal) => Promise<Town[]>;

/** `offered`: the patient must choose a town. `hasTyped`: the town would replace an address that the patient typed. */
type TownSearch = { status: 'idle' | 'none' | 'filled' } | { status: 'offered'; towns: Town[]; hasTyped: boolean };

const IDLE: TownSearch = { status: 'idle' };

/** Looks up the towns of a complete postal code and fills in the address (§zip-finds-address). */
export function useTowns(address: string, lookUp: ZipLookup, onAddress: (address: string) => void) {
  const [search, setSearch] = useState(IDLE);
  const request = useRef<{ zip: string; controller: AbortController } | null>(null);
  const filledAddress = useRef<string | null>(null);
  // The reply arrives some renders later. It must then be used with the latest address and callback.
  const latest = useRef({ address, onAddress });
  useEffect(() => {
    latest.current = { address, onAddress };
  });
  useEffect(() => () => request.current?.controller.abort(), []);

  const fill = (next: string) => {
    filledAddress.current = next;
    latest.current.onAddress(next);
  };
  const receive = (towns: Town[]) => {
    const [onlyTown] = towns;
    const { address: typedAddress } = latest.current;
    if (onlyTown === undefined) return setSearch({ status: 'none' });
    if (towns.some((town) => typedAddress.startsWith(town.address))) return setSearch(IDLE);
    const [line, another] = towns.flatMap((town) => completeAddress(town.address, typedAddress) ?? []);
    if (line !== undefined && another === undefined) {
      fill(line);
      return setSearch({ status: 'filled' });
    }
    const hasTyped = typedAddress.trim() !== '' && typedAddress !== filledAddress.current;
    if (towns.length > 1 || hasTyped) return setSearch({ status: 'offered', towns, hasTyped });
    fill(onlyTown.address);
    setSearch({ status: 'filled' });
  };
  return {
    search,
    setZip: (typedZip: string) => {
      const zip = zipField.normalize(typedZip);
      if (zip === request.current?.zip) return;
      request.current?.controller.abort();
      request.current = null;
      setSearch(IDLE);
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
