import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/postal';
import { readFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// A patient corrects the last digits of a code: the file of its first three is read once.
const known = new Map<string, TownFile>();

/**
 * The towns of a postal code of seven digits (E6), from the files shipped with the app; none when the code is unknown, the
 * file can't be read, or `signal` was aborted. Never throws: an address can always be typed.
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
