/** Where keys outlive a reload. */
export interface KeyStore {
  /** Begins the names of one patient's keys. */
  prefix: string;
  read(name: string): string | null;
  write(name: string, text: string): unknown;
  remove(name: string): void;
  names(prefix: string): string[];
}

/** A short hash of an input; files count by size and type. It is only an identifier, not a secret. */
async function fingerprint(input: unknown): Promise<string> {
  const text = JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency keys of one client: the same input has the same key until its reply has arrived, a changed input has
 * its own (§idempotency-key).
 * @param store without it, or where it keeps nothing, a key lasts as long as the page
 */
export function idempotencyKeys(store?: KeyStore) {
  const prefix = store?.prefix ?? '';
  const memory = new Map<string, string>();
  return {
    /**
     * The key of an input, and `settle` for its reply. A key kept longer would answer a repeated choice with the first
     * reply, and a parcel could go to the wrong address.
     */
    async keyOf(input: unknown): Promise<{ key: string; settle: () => void }> {
      const name = prefix + (await fingerprint(input));
      const key = memory.get(name) ?? store?.read(name) ?? crypto.randomUUID();
      memory.set(name, key);
      store?.write(name, key);
      const settle = () => {
        memory.delete(name);
        store?.remove(name);
      };
      return { key, settle };
    },
    /** Ends every key, also of a booking whose reply never arrived. */
    endAll(): void {
      memory.clear();
      for (const name of store?.names(prefix) ?? []) store?.remove(name);
    },
  };
}
