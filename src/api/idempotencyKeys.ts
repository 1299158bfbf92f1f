import pRetry from 'p-retry';
import { Failure } from '../domain/failure';

/** For all attempts together. */
const MOST_MS = 40_000;
const AGAIN = 3;

/** Without a key it goes out once (§post-once); under one it is sent again when the reply is lost (§sent-again). */
export function sendUnderKey<T>(key: string | undefined, send: (ms: number) => Promise<T>, ms: number): Promise<T> {
  if (key === undefined) return send(ms);
  const end = performance.now() + MOST_MS;
  return pRetry(() => send(Math.max(1, Math.min(ms, Math.ceil(end - performance.now())))), {
    retries: AGAIN,
    maxRetryTime: MOST_MS,
    shouldRetry: ({ error }) => error instanceof Failure && error.unanswered,
  });
}

interface KeptKey {
  of: string;
  key: string;
}

/** Where one patient's key outlives a reload. */
export interface KeyStore {
  read(): KeptKey | null;
  write(kept: KeptKey): unknown;
  remove(): void;
}

/** Files count by size and type. It is only an identifier, not a secret. */
async function fingerprint(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same input has the same key until its reply has arrived or another input is sent (§idempotency-key). A key kept
 * longer would answer a repeated choice with the first reply, and a parcel could go to the wrong address.
 */
export function idempotencyKeys(store?: KeyStore) {
  let last: KeptKey | null = null;
  /** Ends the key, also of a booking whose reply never arrived. */
  const end = () => {
    last = null;
    store?.remove();
  };
  return {
    end,
    async keyOf(input: unknown): Promise<{ key: string; settle: () => void }> {
      const of = await fingerprint(input);
      const before = last ?? store?.read();
      const mine = before?.of === of ? before : { of, key: crypto.randomUUID() };
      last = mine;
      store?.write(mine);
      return { key: mine.key, settle: () => last === mine && end() };
    },
  };
}
