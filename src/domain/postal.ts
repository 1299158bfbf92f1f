/** Where a postal code leads: prefecture, city and town in one line (E6). */
export interface Town {
  address: string;
}

/** Every town whose code begins with the same three digits: city → last four digits → towns. */
export type TownFile = Record<string, Record<string, string[]>>;

/** The towns of a code of seven digits, among those that share its first three. */
export const townsOf = (file: TownFile, zip: string): Town[] =>
  Object.entries(file).flatMap(([city, towns]) =>
    (towns[zip.slice(3)] ?? []).map((town) => ({ address: city + town })),
  );
