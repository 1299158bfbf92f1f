import { addressField, apartmentField } from './fields/address';
import { lacksHouseNumber } from './fields/houseNumber';
import { zipField } from './fields/zip';
import type { TextProblem } from './fields/textField';

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

/** The problem of a line of an address; null when it may be sent (§address-fields, §house-number-asked). */
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
