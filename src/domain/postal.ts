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
