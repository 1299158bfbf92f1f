import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/fields/address';
import { readFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// By the first three digits: patients correct the last digits, which stay within one file.
const known = new Map<string, TownFile>();

/** Never throws, because the address can be typed. */
export async function lookUpZip(zip: string, signal?: AbortSignal): Promise<Town[]> {
  const prefix = zip.slice(0, 3);
  try {
    const file =
      known.get(prefix) ?? v.parse(Towns, (await readFile(`postal/${prefix}.json`, TIMEOUT_MS, signal)) ?? {});
    known.set(prefix, file);
    return townsOf(file, zip);
  } catch {
    return [];
  }
}
