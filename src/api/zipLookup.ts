import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/fields/address';
import { readFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// Cache by the first three digits: patients correct the last digits, which stay within one file.
const known = new Map<string, TownFile>();

/**
 * The towns of a 7-digit postal code (§zip-finds-address), from the files shipped with the app; none when the code is
 * unknown, the file can't be read, or `signal` was aborted. Never throws, because the address can be typed.
 */
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
