/**
 * Keys for the calls that book: the same body gets the same key, also after a reload, and a changed body a new one
 * (api.md "Rules for every call"). Kept for the tab; without storage a key lasts as long as the page.
 */
const STORE = 'clinic:idempotency';
const memory = new Map<string, string>();

const newKey = (): string => crypto.randomUUID();

/** A short fingerprint of a body; files count by size and type. Not a secret, only a name. */
async function fingerprint(body: unknown): Promise<string> {
  const text = JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? [value.size, value.type] : value));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of this body. */
export async function keyFor(body: unknown): Promise<string> {
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

/** After a success: booking the same again later is a new booking. */
export async function forgetKeyFor(body: unknown): Promise<void> {
  const name = `${STORE}:${await fingerprint(body)}`;
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is closed; the key in memory is gone, which is all there was.
  }
}

/** With a cancellation: booking the same again is a new booking, also when the answer to the first never came. */
export function forgetKeys(): void {
  memory.clear();
  try {
    for (const name of Object.keys(sessionStorage).filter((key) => key.startsWith(`${STORE}:`)))
      sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
