import { tabStore } from '../device/store';
import type { Block } from '../domain/block';

const PREFIX = 'clinic:consents:';

/** Session storage key of a block's four consents; they survive back, reload and login. */
export const consentsKey = (block: Block): string => `${PREFIX}${block.id}`;

/** Copies the consents to the replacement block: the patient has already read them. */
export const moveConsents = (checked: boolean[], to: Block): void =>
  void tabStore.write(consentsKey(to), JSON.stringify(checked));

/** Clears all consents after a booking, so that the next booking asks again. */
export function clearConsents(): void {
  for (const name of tabStore.names(PREFIX)) tabStore.remove(name);
}
