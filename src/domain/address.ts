import { normalizeZip } from './customer';
import { normalizeText } from './questionnaire';

/** A delivery address as it is typed and sent (spec §3). */
export type AddressLines = {
  zip: string;
  address: string;
  apartment: string;
};

export const EMPTY_ADDRESS: AddressLines = { zip: '', address: '', apartment: '' };

/** The form's lines in their order. */
export const ADDRESS_LINES = ['zip', 'address', 'apartment'] as const;
export type AddressLine = (typeof ADDRESS_LINES)[number];

/** What keeps a line from being sent: nothing there, not in its form, or longer than a parcel's label takes. */
export type AddressProblem = 'missing' | 'form' | 'long';

/** Most characters of a line (contract `addAddress`). */
export const MOST_CHARACTERS = 200;

/** Every line in the one form in which it is shown after leaving the field, and sent (E5). */
export const normalizeAddress = ({ zip, address, apartment }: AddressLines): AddressLines => ({
  zip: normalizeZip(zip),
  address: normalizeText(address),
  apartment: normalizeText(apartment),
});

/** What is wrong with each line; a line without an entry is right (spec §5 "New address"). */
export function addressProblems(typed: AddressLines): Partial<Record<AddressLine, AddressProblem>> {
  const { zip, address, apartment } = normalizeAddress(typed);
  const problems: Partial<Record<AddressLine, AddressProblem>> = {};
  if (!/^\d{7}$/.test(zip)) problems.zip = zip === '' ? 'missing' : 'form';
  if (address === '') problems.address = 'missing';
  if (address.length > MOST_CHARACTERS) problems.address = 'long';
  if (apartment.length > MOST_CHARACTERS) problems.apartment = 'long';
  return problems;
}

/** The main one first, the others in the order they came in. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];
