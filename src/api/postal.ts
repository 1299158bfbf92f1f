import * as v from 'valibot';
import { townsOf, type Town, type TownFile } from '../domain/postal';

const TIMEOUT_MS = 8000;
const Towns = v.record(v.string(), v.record(v.string(), v.array(v.string())));

// A patient corrects the last digits of a code: the file of its first three is read once.
const known = new Map<string, TownFile>();

async function read(prefix: string, signal: AbortSignal): Promise<TownFile> {
  const response = await fetch(`${import.meta.env.BASE_URL}postal/${prefix}.json`, { signal });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`postal/${prefix}.json: ${response.status}`);
  return v.parse(Towns, await response.json());
}

/**
 * The towns of a postal code of seven digits (E6), from the files shipped with the app; none when the code is unknown, the
 * file can't be read, or `signal` was aborted. Never throws: an address can always be typed.
 */
export async function lookUpZip(zip: string, signal?: AbortSignal): Promise<Town[]> {
  const prefix = zip.slice(0, 3);
  const giveUp = new AbortController();
  const abort = () => giveUp.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const file = known.get(prefix) ?? (await read(prefix, giveUp.signal));
    known.set(prefix, file);
    return townsOf(file, zip);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
