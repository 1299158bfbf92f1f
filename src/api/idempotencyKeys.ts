import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

/** The time limit for all attempts of a call together, in milliseconds. */
const TOTAL_MS = 40_000;
const RETRIES = 3;

/** Sends a call without a key only once (§post-once). Repeats a call with a key if the reply is lost (§sent-again). */
export function sendUnderKey<T>(key: string | undefined, send: (ms: number) => Promise<T>, maxMs: number): Promise<T> {
  if (key === undefined) return send(maxMs);
  const deadline = performance.now() + TOTAL_MS;
  return pRetry(() => send(Math.max(1, Math.min(maxMs, Math.ceil(deadline - performance.now())))), {
    retries: RETRIES,
    maxRetryTime: TOTAL_MS,
    shouldRetry: ({ error }) => error instanceof Failure && error.mayHaveSucceeded,
  });
}

interface StoredKey {
  fingerprint: string;
  key: string;
}

/** Stores a patient's latest idempotency key, so that the key survives a reload. */
export interface KeyStore {
  read(): StoredKey | null;
  write(stored: StoredKey): unknown;
  remove(): void;
}

/** Returns a hash that identifies the input. A file contributes only its size and type to the hash. */
async function fingerprintOf(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Calls with the same input have the same key until a reply arrives or another input is sent (§idempotency-key). If a
 * patient pays with address A, then with B, then with A again, the third call needs a new key. With the first key, the
 * clinic would only repeat its first reply, and the parcel would still go to B.
 */
export function idempotencyKeys(store?: KeyStore) {
  let last: StoredKey | null = null;
  /** Forgets the last key, even if the call with this key has got no reply. */
  const forget = () => {
    last = null;
    store?.remove();
  };
  return {
    forget,
    async keyOf(input: unknown): Promise<{ key: string; settle: () => void }> {
      const fingerprint = await fingerprintOf(input);
      const before = last ?? store?.read();
      const current = before?.fingerprint === fingerprint ? before : { fingerprint, key: crypto.randomUUID() };
      last = current;
      store?.write(current);
      return { key: current.key, settle: () => last === current && forget() };
    },
  };
}
