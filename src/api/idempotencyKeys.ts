import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

/** The limit for all attempts together. */
const TOTAL_MS = 40_000;
const RETRIES = 3;

/** Without a key, sends once (§post-once); with a key, retries when the reply is lost (§sent-again). */
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

/** Keeps one patient's key across reloads. */
export interface KeyStore {
  read(): StoredKey | null;
  write(stored: StoredKey): unknown;
  remove(): void;
}

/** Includes only the size and type of a file. The hash is an identifier, not a secret. */
async function fingerprintOf(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same input has the same key until its reply arrives or another input is sent (§idempotency-key). With a longer
 * life, a repeated choice would get its first reply, and a parcel could go to the wrong address.
 */
export function idempotencyKeys(store?: KeyStore) {
  let last: StoredKey | null = null;
  /** Forgets the key, even of a booking whose reply never arrived. */
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
