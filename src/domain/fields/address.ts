// An address, its postal code and its form.

import { withoutMarks, textField, foldWidth, normalizeLine, type TextProblem } from './text';

/** Digits of a postal code. */
export const ZIP_DIGITS = 7;

/** The digits of a postal code: `〒１００−０００１` → `1000001` (§address-fields, §customer-form-fields). */
export const zipField = textField({
  normalize: withoutMarks,
  max: ZIP_DIGITS,
  form: /^\d{7}$/,
});

/** True for an address that may lack its house number: the carrier would bring the parcel back (§house-number-asked). */
export const lacksHouseNumber = (typed: string): boolean => !/[\d〇一二三四五六七八九十]/.test(foldWidth(typed));

/** Maximum characters of each line of an address. */
export const ADDRESS_MAX = 200;

/**
 * Prefecture, town and house number. Forms also ask for the house number; an
 * address may have none.
 */
export const addressField = textField({ normalize: normalizeLine, max: ADDRESS_MAX });

/** Building and room. */
export const apartmentField = textField({ normalize: normalizeLine, max: ADDRESS_MAX, required: false });

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

/** An address found by postal code: prefecture, city and town as one line (§zip-finds-address). */
export interface Town {
  address: string;
}

/** All towns whose postal codes share the first three digits: city → last four digits → towns. */
export type TownFile = Record<string, Record<string, string[]>>;

/** The towns of a 7-digit postal code, from the file of its first three digits. */
export const townsOf = (file: TownFile, zip: string): Town[] =>
  Object.entries(file).flatMap(([city, towns]) =>
    (towns[zip.slice(3)] ?? []).map((town) => ({ address: city + town })),
  );
