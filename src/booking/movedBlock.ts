import * as v from 'valibot';
import { tabStore } from '../device/store';
import type { Block } from '../domain/block';
import { blockToQuery, readBlockFromUrl } from '../domain/blockInUrl';

/**
 * Which block the patient chose in place of a lost one, by the id of the lost one's first shift: the pages that Back
 * leads to still have the lost one in their URL (§back-after-loss). Without storage they tell of the loss once more.
 */
const KEY = 'clinic:moved';

const Kept = v.record(v.string(), v.string());

function readMoved(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, tabStore.readJson(KEY));
  return kept.success ? kept.output : {};
}

/** The patient chose `to` in place of `from`. */
export function rememberMoved(from: Block, to: Block): void {
  const { [to.id]: _, ...others } = readMoved();
  tabStore.write(KEY, JSON.stringify({ ...others, [from.id]: String(blockToQuery(to)) }));
}

/** The patient chose this block on the slot picker, whatever became of it before. */
export function forgetMoved({ id }: Block): void {
  const { [id]: moved, ...others } = readMoved();
  if (moved !== undefined) tabStore.write(KEY, JSON.stringify(others));
}

/** The address of the same screen with the block that was chosen in place of this one; null when none was. */
export function movedAddress(pathname: string, query: URLSearchParams, { id }: Block): string | null {
  const to = readBlockFromUrl(new URLSearchParams(readMoved()[id]));
  if (to === null) return null;
  const next = new URLSearchParams(query);
  for (const [name, value] of blockToQuery(to)) next.set(name, value);
  // The confirm screen is named by the doctor, a form by the first shift.
  const named = pathname.split('/')[2] === 'confirm' ? to.admin_user_id : to.id;
  return `${pathname.replace(/[^/]*$/, String(named))}?${next}`;
}
