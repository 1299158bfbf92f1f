import * as v from 'valibot';
import { ownName, tabStore } from '../device/store';
import type { Block } from '../domain/booking/block';
import { blockToQuery, readBlockFromUrl } from '../domain/booking/blockInUrl';

/**
 * Which block the patient chose in place of a lost one, by the id of the lost one's first shift: the pages that Back
 * leads to still have the lost one in their URL (§back-after-loss). Without storage they tell of the loss once more.
 */
const nameOf = (patient: string) => ownName('moved', patient);

const Kept = v.record(v.string(), v.string());

function readMoved(patient: string): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, tabStore.readJson(nameOf(patient)));
  return kept.success ? kept.output : {};
}

/** The patient chose `to` in place of `from`. */
export function rememberMoved(patient: string, from: Block, to: Block): void {
  const { [to.id]: _, ...others } = readMoved(patient);
  tabStore.write(nameOf(patient), JSON.stringify({ ...others, [from.id]: String(blockToQuery(to)) }));
}

/** The patient chose this block on the slot picker, whatever became of it before. */
export function forgetMoved(patient: string, { id }: Block): void {
  const { [id]: moved, ...others } = readMoved(patient);
  if (moved !== undefined) tabStore.write(nameOf(patient), JSON.stringify(others));
}

/** The address of the same screen with the block that was chosen in place of this one; null when none was. */
export function movedAddress(patient: string, pathname: string, query: URLSearchParams, { id }: Block): string | null {
  const to = readBlockFromUrl(new URLSearchParams(readMoved(patient)[id]));
  if (to === null) return null;
  const next = new URLSearchParams(query);
  for (const [name, value] of blockToQuery(to)) next.set(name, value);
  // The confirm screen is named by the doctor, a form by the first shift.
  const named = pathname.split('/')[2] === 'confirm' ? to.admin_user_id : to.id;
  return `${pathname.replace(/[^/]*$/, String(named))}?${next}`;
}
