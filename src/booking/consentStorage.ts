import type { Block } from '../domain/block';

const PREFIX = 'clinic:consents:';

/** Session storage key of a block's four consents; they survive back, reload and login (D5). */
export const consentsKey = (block: Block): string => `${PREFIX}${block.id}`;

/** Copies the consents to the replacement block: the patient has already read them (E2). */
export function moveConsents(checked: boolean[], to: Block): void {
  try {
    sessionStorage.setItem(consentsKey(to), JSON.stringify(checked));
  } catch {
    // Storage is unavailable: the patient ticks the consents again.
  }
}

/** Clears all consents after a booking, so that the next booking asks again. */
export function clearConsents(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
      sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
}
