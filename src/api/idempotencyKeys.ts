/**
 * Idempotency keys of the calls that book: the same body gets the same key, even after a reload; a changed body gets a
 * new one (api.md "Rules for every call"). Stored for the tab; without storage, for the page.
 */
const STORE = 'clinic:idempotency';
const memory = new Map<string, string>();

const newKey = (): string => crypto.randomUUID();

/** A short hash of a body; files count by size and type. It is only an identifier, not a secret. */
async function fingerprint(body: unknown): Promise<string> {
  const text = JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of this body. */
export async function idempotencyKeyFor(body: unknown): Promise<string> {
  const name = `${STORE}:${await fingerprint(body)}`;
  try {
    const kept = sessionStorage.getItem(name) ?? newKey();
    sessionStorage.setItem(name, kept);
    return kept;
  } catch {
    const kept = memory.get(name) ?? newKey();
    memory.set(name, kept);
    return kept;
  }
}

/** After a success: the same body is a new booking from now on. */
export async function deleteIdempotencyKey(body: unknown): Promise<void> {
  const name = `${STORE}:${await fingerprint(body)}`;
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable; deleting the key in memory is enough.
  }
}

/** On cancellation: the same body is a new booking from now on, even when the first reply never arrived. */
export function deleteIdempotencyKeys(): void {
  memory.clear();
  try {
    for (const name of Object.keys(sessionStorage).filter((key) => key.startsWith(`${STORE}:`)))
      sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable; deleting the keys in memory is enough.
  }
}
