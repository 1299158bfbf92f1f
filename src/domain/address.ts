import { normalizeZip } from './customer';
import { normalizeText } from './questionnaire';

/** A delivery address as it is typed and sent (spec §3). */
export type AddressLines = {
  zip: string;
  address: string;
  apartment: string;
};

export const EMPTY_ADDRESS: AddressLines = { zip: '', address: '', apartment: '' };

/** The form's lines in display order. */
export const ADDRESS_LINES = ['zip', 'address', 'apartment'] as const;
export type AddressLine = (typeof ADDRESS_LINES)[number];

/** Why a line cannot be sent: empty, in the wrong format, or longer than a parcel label allows. */
export type AddressProblem = 'missing' | 'form' | 'long';

/** Maximum characters per line (contract `addAddress`). */
export const MAX_ADDRESS_LENGTH = 200;

/** Normalizes every line to the form shown after blur and sent (E5). */
export const normalizeAddress = ({ zip, address, apartment }: AddressLines): AddressLines => ({
  zip: normalizeZip(zip),
  address: normalizeText(address),
  apartment: normalizeText(apartment),
});

/** The problem of each invalid line (spec §5 "New address"). */
export function addressProblems(typed: AddressLines): Partial<Record<AddressLine, AddressProblem>> {
  const { zip, address, apartment } = normalizeAddress(typed);
  const problems: Partial<Record<AddressLine, AddressProblem>> = {};
  if (!/^\d{7}$/.test(zip)) problems.zip = zip === '' ? 'missing' : 'form';
  if (address === '') problems.address = 'missing';
  if (address.length > MAX_ADDRESS_LENGTH) problems.address = 'long';
  if (apartment.length > MAX_ADDRESS_LENGTH) problems.apartment = 'long';
  return problems;
}

/** Main address first; the others keep their order. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];
