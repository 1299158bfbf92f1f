import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/fields/address';
import { readDeployedFile } from './client';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

const filesByPrefix = new Map<string, TownFile>();

/** If the lookup fails, returns [], and the patient types the address. */
export async function lookUpZip(zip: string, signal?: AbortSignal): Promise<Town[]> {
  const prefix = zip.slice(0, 3);
  try {
    const file =
      filesByPrefix.get(prefix) ??
      v.parse(Towns, (await readDeployedFile(`postal/${prefix}.json`, TIMEOUT_MS, signal)) ?? {});
    filesByPrefix.set(prefix, file);
    return townsOf(file, zip);
  } catch {
    return [];
  }
}
