import { problemsOf } from './formValues';
import { withoutMarks, textField, foldWidth, normalizeLine, type TextProblem } from './text';

export const ZIP_DIGITS = 7;

/** `〒１００−０００１` becomes `1000001` (§address-fields). */
export const zipField = textField({
  normalize: withoutMarks,
  max: ZIP_DIGITS,
  pattern: /^\d{7}$/,
});

/**
 * True if the address has no house number.
 * Forms then ask for the house number, because carriers return a parcel without one (§house-number-asked).
 */
export const hasNoNumber = (address: string): boolean => !/[\d〇一二三四五六七八九十]/.test(foldWidth(address));

export const ADDRESS_MAX = 200;

/** Accepts an address without a house number, because some places have no number. */
export const addressField = textField({ normalize: normalizeLine, max: ADDRESS_MAX });

export const apartmentField = textField({ normalize: normalizeLine, max: ADDRESS_MAX, required: false });

export type AddressLines = {
  zip: string;
  address: string;
  apartment: string;
};

export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] =>
  [...addresses].sort((a, b) => Number(b.preset) - Number(a.preset));

export const isListed = (address: AddressLines, addresses: readonly AddressLines[]): boolean => {
  const lines = ({ zip, address, apartment }: AddressLines) => [zip, address, apartment].join('\n');
  return addresses.some((other) => lines(other) === lines(address));
};

/** §deliver-chosen-address */
export function chooseAddress<Item extends { id: number }>(
  main: Item | null,
  others: readonly Item[],
  chosen: number | null,
): Item | null {
  return [main, ...others].find((address) => address?.id === chosen) ?? main;
}

/** `noNumber` is `yes` if the patient has ticked 番地のない住所です. Otherwise `noNumber` is empty. */
export type AddressEntry = AddressLines & { noNumber: string };

export const EMPTY_ADDRESS: AddressEntry = { zip: '', address: '', apartment: '', noNumber: '' };

export const ADDRESS_LINES = ['zip', 'address', 'apartment'] as const;
export type AddressLine = (typeof ADDRESS_LINES)[number];

export type AddressProblem = TextProblem | 'number';

const FIELDS = { zip: zipField, address: addressField, apartment: apartmentField };

export const normalizeAddress = ({ zip, address, apartment, noNumber }: AddressEntry): AddressEntry => ({
  zip: zipField.normalize(zip),
  address: addressField.normalize(address),
  apartment: apartmentField.normalize(apartment),
  noNumber,
});

export function addressLineProblem(line: AddressLine, entry: AddressEntry): AddressProblem | null {
  const problem = FIELDS[line].problem(entry[line]);
  if (problem || line !== 'address') return problem;
  return hasNoNumber(entry.address) && entry.noNumber === '' ? 'number' : null;
}

export const addressProblems = (entry: AddressEntry): Partial<Record<AddressLine, AddressProblem>> =>
  problemsOf(ADDRESS_LINES.map((line) => [line, addressLineProblem(line, entry)]));

export interface Town {
  /** Prefecture, city and town in one line (§zip-finds-address). */
  address: string;
}

/**
 * City → last four digits of the postal code → towns.
 * One file holds all postal codes with the same first three digits.
 */
export type TownFile = Record<string, Record<string, string[]>>;

export const townsOf = (file: TownFile, zip: string): Town[] =>
  Object.entries(file).flatMap(([city, towns]) =>
    (towns[zip.slice(3)] ?? []).map((town) => ({ address: city + town })),
  );

/** `千代田1-1` becomes `東京都千代田区千代田1-1`. Null if `address` has a prefecture or may be in another town. */
export function completeAddress(town: string, address: string): string | null {
  if (/^(北海道|東京都|京都府|大阪府|.{2,3}県)/.test(address)) return null;
  if (/^\d/.test(foldWidth(address))) return town + address;
  for (let from = 0; from < town.length - 1; from += 1)
    if (address.startsWith(town.slice(from))) return town.slice(0, from) + address;
  return null;
}

export const houseNumberOf = (address: string): string => /[\d０-９].*$/.exec(address)?.[0] ?? '';
