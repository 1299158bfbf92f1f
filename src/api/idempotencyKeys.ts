import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

const ALL_ATTEMPTS_MAX_MS = 40_000;
const RETRIES = 3;

/** Sends a call without a key only once (§post-once). Repeats a call with a key if the reply is lost (§sent-again). */
export function sendUnderKey<T>(key: string | undefined, send: (ms: number) => Promise<T>, maxMs: number): Promise<T> {
  if (key === undefined) return send(maxMs);
  const deadline = performance.now() + ALL_ATTEMPTS_MAX_MS;
  return pRetry(() => send(Math.max(1, Math.min(maxMs, Math.ceil(deadline - performance.now())))), {
    retries: RETRIES,
    maxRetryTime: ALL_ATTEMPTS_MAX_MS,
    shouldRetry: ({ error }) => error instanceof Failure && error.mayHaveSucceeded,
  });
}

interface StoredKey {
  fingerprint: string;
  key: string;
}

/** Keeps a patient's latest idempotency key across reloads. */
export interface KeyStore {
  read(): StoredKey | null;
  write(stored: StoredKey): unknown;
  remove(): void;
}

async function fingerprintOf(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Calls with the same input have the same key until a reply arrives or another input is sent (§idempotency-key).
 * Example: a patient sends a payment with delivery address A, then with B, then with A again. The third call
 * needs a new key, because the clinic would answer the first key with the stored reply and keep address B.
 */
export function idempotencyKeys(store?: KeyStore) {
  let last: StoredKey | null = null;
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
