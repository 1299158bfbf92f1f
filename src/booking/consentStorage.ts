import * as v from 'valibot';
import { confirm } from '../copy/confirmCopy';
import { tabStore } from '../device/store';
import type { Block } from '../domain/block';

const PREFIX = 'clinic:consents:';
const nameOf = (block: Block) => `${PREFIX}${block.id}`;

const Kept = v.object({ version: v.string(), checked: v.array(v.boolean()) });
type Kept = v.InferOutput<typeof Kept>;
/** Where the browser keeps nothing, the consents last as long as the page. */
const memory = new Map<string, Kept>();

function read(block: Block): Kept | undefined {
  const kept = v.safeParse(Kept, tabStore.readJson(nameOf(block)));
  return kept.success ? kept.output : memory.get(nameOf(block));
}

function write(block: Block, kept: Kept): void {
  if (!tabStore.write(nameOf(block), JSON.stringify(kept))) memory.set(nameOf(block), kept);
}

/**
 * The consents to a block, ticked or not; they survive back, reload and login (§consent-kept). Ticks of other words, or
 * of another fee, count for nothing (§consent-stored).
 * @param version of the consents as they are shown now
 */
export function readConsents(block: Block, version: string): boolean[] {
  const kept = read(block);
  return kept?.version === version ? kept.checked : confirm.consents.map(() => false);
}

export const writeConsents = (block: Block, version: string, checked: boolean[]): void =>
  write(block, { version, checked });

/** True when every consent to the block is ticked: no form of it opens before (§consent-all-four). */
export const hasAgreed = (block: Block, version: string): boolean => readConsents(block, version).every(Boolean);

/** Copies the consents to the replacement block: the patient has already read them. */
export function moveConsents(from: Block, to: Block): void {
  const kept = read(from);
  if (kept) write(to, kept);
}

/** Clears all consents after a booking, so that the next booking asks again. */
export function clearConsents(): void {
  memory.clear();
  for (const name of tabStore.names(PREFIX)) tabStore.remove(name);
}
