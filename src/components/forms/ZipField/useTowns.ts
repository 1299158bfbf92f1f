import { useEffect, useRef, useState } from 'react';
import { houseNumberOf, completeAddress, zipField, type Town } from '../../../domain/fields/address';

/** Returns an empty list for an unknown postal code. */
export type ZipLookup = (zip: string, signal: AbortSignal) => Promise<Town[]>;

/** `hasTyped` is true if the patient typed the current address. An address from `fill` does not count. */
type TownSearch = { status: 'idle' | 'none' | 'filled' } | { status: 'offered'; towns: Town[]; hasTyped: boolean };

const IDLE: TownSearch = { status: 'idle' };

/** For a complete postal code, fills in the address or offers the towns (§zip-finds-address). */
export function useTowns(address: string, lookUp: ZipLookup, onAddress: (address: string) => void) {
  const [search, setSearch] = useState(IDLE);
  const request = useRef<{ zip: string; controller: AbortController } | null>(null);
  const filledAddress = useRef<string | null>(null);
  // When the reply arrives, `receive` needs the address and the callback of the latest render.
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
    const [firstTown] = towns;
    const { address: currentAddress } = latest.current;
    if (firstTown === undefined) return setSearch({ status: 'none' });
    if (towns.some((town) => currentAddress.startsWith(town.address))) return setSearch(IDLE);
    const [firstAddress, secondAddress] = towns.flatMap((town) => completeAddress(town.address, currentAddress) ?? []);
    if (firstAddress !== undefined && secondAddress === undefined) {
      fill(firstAddress);
      return setSearch({ status: 'filled' });
    }
    const hasTyped = currentAddress.trim() !== '' && currentAddress !== filledAddress.current;
    if (towns.length > 1 || hasTyped) return setSearch({ status: 'offered', towns, hasTyped });
    fill(firstTown.address);
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
      const newRequest = { zip, controller: new AbortController() };
      request.current = newRequest;
      const receiveIfLatest = (towns: Town[]) => {
        if (request.current === newRequest && !newRequest.controller.signal.aborted) receive(towns);
      };
      lookUp(zip, newRequest.controller.signal).then(receiveIfLatest, () => receiveIfLatest([]));
    },
    choose: (townAddress: string) => fill(townAddress + houseNumberOf(latest.current.address)),
  };
}
