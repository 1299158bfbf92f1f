import * as v from 'valibot';
import { CONSENT_VERSION, confirm } from '../copy/confirmCopy';
import { tabStore } from '../device/store';
import type { Block } from '../domain/block';

const PREFIX = 'clinic:consents:';
const nameOf = (block: Block) => `${PREFIX}${block.id}`;

/** Ticks of other words count for nothing (§consent-stored). */
const Kept = v.object({ version: v.literal(CONSENT_VERSION), checked: v.array(v.boolean()) });
/** Where the browser keeps nothing, the consents last as long as the page. */
const memory = new Map<string, boolean[]>();

/** The consents to a block, ticked or not; they survive back, reload and login (§consent-kept). */
export function readConsents(block: Block): boolean[] {
  const kept = v.safeParse(Kept, tabStore.readJson(nameOf(block)));
  return kept.success ? kept.output.checked : (memory.get(nameOf(block)) ?? confirm.consents.map(() => false));
}

export function writeConsents(block: Block, checked: boolean[]): void {
  if (!tabStore.write(nameOf(block), JSON.stringify({ version: CONSENT_VERSION, checked })))
    memory.set(nameOf(block), checked);
}

/** True when every consent to the block is ticked: no form of it opens before (§consent-all-four). */
export const hasAgreed = (block: Block): boolean => readConsents(block).every(Boolean);

/** Copies the consents to the replacement block: the patient has already read them. */
export const moveConsents = (from: Block, to: Block): void => writeConsents(to, readConsents(from));

/** Clears all consents after a booking, so that the next booking asks again. */
export function clearConsents(): void {
  memory.clear();
  for (const name of tabStore.names(PREFIX)) tabStore.remove(name);
}
