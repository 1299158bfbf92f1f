import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/fields/address';
import { readDeployedFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// The files that the app has read. The key is the first three digits of the postal code.
const files = new Map<string, TownFile>();

/** Returns the towns of a postal code. Returns [] if the lookup fails; the patient then types the address. */
export async function lookUpZip(zip: string, signal?: AbortSignal): Promise<Town[]> {
  const prefix = zip.slice(0, 3);
  try {
    const file =
      files.get(prefix) ?? v.parse(Towns, (await readDeployedFile(`postal/${prefix}.json`, TIMEOUT_MS, signal)) ?? {});
    files.set(prefix, file);
    return townsOf(file, zip);
  } catch {
    return [];
  }
}
