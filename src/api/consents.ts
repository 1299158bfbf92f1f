import type { Block } from '../domain/block';

const PREFIX = 'clinic:consents:';

/** Where the ticks of a block's four consents are kept for the tab: back, reload and login keep them (D5). */
export const consentsKey = (block: Block): string => `${PREFIX}${block.id}`;

/** Carries the ticks to the block that takes another's place: the patient has read it all (E2). */
export function carryConsents(checked: boolean[], to: Block): void {
  try {
    sessionStorage.setItem(consentsKey(to), JSON.stringify(checked));
  } catch {
    // Storage is closed: the ticks are asked for again, nothing else is lost.
  }
}

/** After a booking: the next one asks for every consent again. */
export function forgetConsents(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX)))
      sessionStorage.removeItem(key);
  } catch {
    // Closed storage holds no ticks.
  }
}
