import type { AddressLines } from './addressForm';
import { stateOf, type ReservationFlags } from './reservationState';

/** Main address first; the others keep their order. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];

/** True when an address is one of the delivery addresses. */
export const isListed = (wanted: AddressLines, listed: readonly AddressLines[]): boolean => {
  const lines = ({ zip, address, apartment }: AddressLines) => [zip, address, apartment].join('\n');
  return listed.some((one) => lines(one) === lines(wanted));
};

/** The address that the clinic knows, unless it is one of the delivery addresses already (§known-address-offered). */
export const newlyKnown = (
  known: AddressLines | null | undefined,
  listed: readonly AddressLines[],
): AddressLines | null => (known && !isListed(known, listed) ? known : null);

/**
 * The delivery address: the patient's choice while it still exists, else the main one (§deliver-chosen-address); null = ask.
 * `chosen` comes from the URL, so it may not exist.
 */
export function chooseAddress<Item extends { id: number }>(
  main: Item | null,
  others: readonly Item[],
  chosen: number | null,
): Item | null {
  return [...(main ? [main] : []), ...others].find(({ id }) => id === chosen) ?? main;
}

/** The reservation fields that tell where its medicine goes. */
interface Shipment extends ReservationFlags {
  deliver_user: AddressLines | null;
}

/**
 * The reservations whose medicine goes to an address and is not on its way yet: chosen with an open bill, or paid
 * (§deliver-delete-said).
 */
export const stillShippedTo = <Item extends Shipment>(to: AddressLines, reservations: readonly Item[]): Item[] =>
  reservations.filter(
    (one) =>
      ['awaitingPayment', 'awaitingShipment'].includes(stateOf(one)) &&
      one.deliver_user !== null &&
      isListed(to, [one.deliver_user]),
  );
