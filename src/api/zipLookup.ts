import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/fields/address';
import { readFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// The read files, by the first three digits of the postal code. When only the last digits change, nothing is read.
const files = new Map<string, TownFile>();

/** Never throws, because patients can also type the address. */
export async function lookUpZip(zip: string, signal?: AbortSignal): Promise<Town[]> {
  const prefix = zip.slice(0, 3);
  try {
    const file =
      files.get(prefix) ?? v.parse(Towns, (await readFile(`postal/${prefix}.json`, TIMEOUT_MS, signal)) ?? {});
    files.set(prefix, file);
    return townsOf(file, zip);
  } catch {
    return [];
  }
}
