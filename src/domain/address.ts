import { normalizeText, normalizeZip } from './normalize';

/** A delivery address as it is typed and sent (spec §3). */
export type AddressLines = {
  zip: string;
  address: string;
  apartment: string;
};

/** The form of a new address; `noNumber` is set when the patient says that the address has no house number. */
export type AddressEntry = AddressLines & { noNumber: string };

export const EMPTY_ADDRESS: AddressEntry = { zip: '', address: '', apartment: '', noNumber: '' };

/** The form's lines in display order. */
export const ADDRESS_LINES = ['zip', 'address', 'apartment'] as const;
export type AddressLine = (typeof ADDRESS_LINES)[number];

/** Why a line cannot be sent: empty, in the wrong format, without a house number, or longer than a parcel label allows. */
export type AddressProblem = 'missing' | 'form' | 'number' | 'long';

/** Maximum characters per line (contract `addAddress`). */
export const MAX_ADDRESS_LENGTH = 200;

/** Normalizes every line to the form shown after blur and sent (E5). */
export const normalizeAddress = ({ zip, address, apartment, noNumber }: AddressEntry): AddressEntry => ({
  noNumber,
  zip: normalizeZip(zip),
  address: normalizeText(address),
  apartment: normalizeText(apartment),
});

// `二丁目`, `北1条`, `3町`: numbers that name a quarter, not a house.
const QUARTER = /[\d〇一二三四五六七八九十百]+(丁目|条|線|町|区)/gu;
const HOUSE = /\d|[〇一二三四五六七八九十百]+(番(?!町)|号|の)|無番地|番外地/u;

/** True for an address without a house number: the carrier would bring the parcel back (spec §5 "New address"). */
export const lacksHouseNumber = (address: string): boolean => !HOUSE.test(normalizeText(address).replace(QUARTER, ''));

/** The address that the clinic knows, unless it is one of the delivery addresses already (E17). */
export const newlyKnown = (
  known: AddressLines | null | undefined,
  listed: readonly AddressLines[],
): AddressLines | null => {
  const lines = ({ zip, address, apartment }: AddressLines) => [zip, address, apartment].join('\n');
  return known && !listed.some((one) => lines(one) === lines(known)) ? known : null;
};

/** The problem of each invalid line (spec §5 "New address"). */
export function addressProblems(typed: AddressEntry): Partial<Record<AddressLine, AddressProblem>> {
  const { zip, address, apartment, noNumber } = normalizeAddress(typed);
  const problems: Partial<Record<AddressLine, AddressProblem>> = {};
  if (!/^\d{7}$/.test(zip)) problems.zip = zip === '' ? 'missing' : 'form';
  if (address === '') problems.address = 'missing';
  else if (lacksHouseNumber(address) && noNumber === '') problems.address = 'number';
  if (address.length > MAX_ADDRESS_LENGTH) problems.address = 'long';
  if (apartment.length > MAX_ADDRESS_LENGTH) problems.apartment = 'long';
  return problems;
}

/** Main address first; the others keep their order. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];
