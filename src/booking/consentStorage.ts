import * as v from 'valibot';
import { confirm } from '../copy/confirm';
import { ownName, tabStore } from '../device/store';
import type { Block } from '../domain/booking/block';

const nameOf = (patient: string, block: Block) => ownName('consents', patient, block.id);

const Kept = v.object({ version: v.string(), checked: v.array(v.boolean()) });
type Kept = v.InferOutput<typeof Kept>;
/** Where the browser keeps nothing, the consents last as long as the page. */
const memory = new Map<string, Kept>();

function read(name: string): Kept | undefined {
  const kept = v.safeParse(Kept, tabStore.readJson(name));
  return kept.success ? kept.output : memory.get(name);
}

function write(name: string, kept: Kept): void {
  if (!tabStore.write(name, JSON.stringify(kept))) memory.set(name, kept);
}

/**
 * The consents to a block, ticked or not; they survive back, reload and login (§consent-kept). Ticks of other words, or
 * of another fee, count for nothing (§consent-stored).
 * @param version of the consents as they are shown now
 */
export function readConsents(patient: string, block: Block, version: string): boolean[] {
  const kept = read(nameOf(patient, block));
  return kept?.version === version ? kept.checked : confirm.consents.map(() => false);
}

export const writeConsents = (patient: string, block: Block, version: string, checked: boolean[]): void =>
  write(nameOf(patient, block), { version, checked });

/** True when every consent to the block is ticked: no form of it opens before (§consent-all-four). */
export const hasAgreed = (patient: string, block: Block, version: string): boolean =>
  readConsents(patient, block, version).every(Boolean);

/** Copies the consents to the replacement block: the patient has already read them. */
export function moveConsents(patient: string, from: Block, to: Block): void {
  const kept = read(nameOf(patient, from));
  if (kept) write(nameOf(patient, to), kept);
}

/** Clears all consents after a booking, so that the next booking asks again. */
export function clearConsents(patient: string): void {
  memory.clear();
  for (const name of tabStore.names(ownName('consents', patient, ''))) tabStore.remove(name);
}
