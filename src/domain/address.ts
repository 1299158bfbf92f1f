import { addressField, apartmentField, zipField } from './fields/place';
import type { TextProblem } from './fields/textField';
import { normalizeText } from './normalize';

/** A delivery address as it is typed and sent. */
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

/** Why a line cannot be sent: what its field says, or an address without a house number. */
export type AddressProblem = TextProblem | 'number';

const FIELDS = { zip: zipField, address: addressField, apartment: apartmentField };

/** Normalizes every line to the form shown after blur and sent. */
export const normalizeAddress = ({ zip, address, apartment, noNumber }: AddressEntry): AddressEntry => ({
  zip: zipField.normalize(zip),
  address: addressField.normalize(address),
  apartment: apartmentField.normalize(apartment),
  noNumber,
});

// `二丁目`, `北1条`, `3町`: numbers that name a quarter, not a house.
const QUARTER = /[\d〇一二三四五六七八九十百]+(丁目|条|線|町|区)/gu;
const HOUSE = /\d|[〇一二三四五六七八九十百]+(番(?!町)|号|の)|無番地|番外地/u;

/** True for an address without a house number: the carrier would bring the parcel back (§house-number-asked). */
export const lacksHouseNumber = (address: string): boolean => !HOUSE.test(normalizeText(address).replace(QUARTER, ''));

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

/** The problem of a line of an address; null when it may be sent. */
export function addressLineProblem(line: AddressLine, typed: AddressEntry): AddressProblem | null {
  const problem = FIELDS[line].problem(typed[line]);
  if (problem || line !== 'address') return problem;
  return lacksHouseNumber(typed.address) && typed.noNumber === '' ? 'number' : null;
}

/** The problem of each invalid line. */
export const addressProblems = (typed: AddressEntry): Partial<Record<AddressLine, AddressProblem>> =>
  Object.fromEntries(
    ADDRESS_LINES.flatMap((line) => {
      const problem = addressLineProblem(line, typed);
      return problem ? [[line, problem]] : [];
    }),
  );

/** Main address first; the others keep their order. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];
