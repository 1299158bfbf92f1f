import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

/** The time limit for all attempts of a call together, in milliseconds. */
const TOTAL_MS = 40_000;
const RETRIES = 3;

/** Without a key, sends once (§post-once). With a key, sends again if the reply is lost (§sent-again). */
export function sendUnderKey<T>(key: string | undefined, send: (ms: number) => Promise<T>, ms: number): Promise<T> {
  if (key === undefined) return send(ms);
  const end = performance.now() + TOTAL_MS;
  return pRetry(() => send(Math.max(1, Math.min(ms, Math.ceil(end - performance.now())))), {
    retries: RETRIES,
    maxRetryTime: TOTAL_MS,
    shouldRetry: ({ error }) => error instanceof Failure && error.unanswered,
  });
}

interface StoredKey {
  fingerprint: string;
  key: string;
}

/** Stores one patient's key, so that it survives a reload. */
export interface KeyStore {
  read(): StoredKey | null;
  write(stored: StoredKey): unknown;
  remove(): void;
}

/** Identifies an input by a hash, which is no secret. Of a file, it includes only size and type. */
async function fingerprintOf(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same input has the same key until its reply arrives or another input is sent (§idempotency-key). If a key lasted
 * longer, a patient who returns to an earlier address would only get the earlier reply, and the parcel would be sent to
 * the other address.
 */
export function idempotencyKeys(store?: KeyStore) {
  let last: StoredKey | null = null;
  /** Forgets the key, even if its call got no reply. */
  const end = () => {
    last = null;
    store?.remove();
  };
  return {
    end,
    async keyOf(input: unknown): Promise<{ key: string; settle: () => void }> {
      const fingerprint = await fingerprintOf(input);
      const before = last ?? store?.read();
      const current = before?.fingerprint === fingerprint ? before : { fingerprint, key: crypto.randomUUID() };
      last = current;
      store?.write(current);
      return { key: current.key, settle: () => last === current && end() };
    },
  };
}
