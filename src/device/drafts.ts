import { del, delMany, get, keys, set } from 'idb-keyval';
import type { FormValues } from '../domain/fields/formValues';
import { DAY_MS, type Instant } from '../domain/calendar/jst';
import { deviceStore, isForeign, ownName, tabStore } from './store';

/**
 * Unsent answers, kept on the device so that back, reload, login and closing the browser lose nothing (§draft-kept).
 * Text is written to local storage on every change, because that is synchronous; pictures go to IndexedDB. Storage may
 * be full or unavailable; the form works without it.
 */

/** A draft is deleted this long after its last change (§draft-seven-days). */
export const DRAFT_DAYS = 7;

interface Kept {
  savedAt: Instant;
  values: FormValues;
  /** Where the form of a booking is, with the chosen time (§unfinished-booking-said); null for another form. */
  address?: string | null;
}

/** The storage key of a draft: one per patient, subject and form. */
export const draftKey = (patient: string, subjectId: number, form: string): string =>
  ownName('draft', patient, subjectId, form);

const imagesKey = (key: string) => `${key}:images`;

function readKept(key: string): Kept | null {
  const kept = deviceStore.readJson(key) as Kept | null;
  return kept !== null && typeof kept.savedAt === 'number' && typeof kept.values === 'object' ? kept : null;
}

const isFresh = (kept: Kept, now: Instant): boolean => now - kept.savedAt <= DRAFT_DAYS * DAY_MS;

/** The text of a draft as it is stored, to see whether somebody else has written since. */
export const storedValues = (key: string): string | null => deviceStore.read(key);

/** The draft under a key; null when there is none, it is too old, or storage is unavailable. */
export async function readDraft(key: string, now: Instant): Promise<FormValues | null> {
  const kept = readKept(key);
  if (kept === null || !isFresh(kept, now)) return null;
  try {
    return { ...kept.values, ...(await get<Record<string, Blob>>(imagesKey(key))) };
  } catch {
    return kept.values;
  }
}

/** Stores the text of a draft; false when it could not. */
export const saveValues = (key: string, values: FormValues, now: Instant, address: string | null = null): boolean =>
  deviceStore.write(key, JSON.stringify({ savedAt: now, values, address } satisfies Kept));

/** Where the latest booking is that the patient has begun and not finished; null when there is none. */
export function unfinishedAddress(patient: string, now: Instant): string | null {
  const drafts = deviceStore.names(ownName('draft', patient, '')).flatMap((key) => {
    const kept = readKept(key);
    return kept !== null && typeof kept.address === 'string' && isFresh(kept, now) ? [kept] : [];
  });
  return drafts.sort((a, b) => b.savedAt - a.savedAt)[0]?.address ?? null;
}

/** Stores the pictures of a draft. Throws when storage is full or unavailable. */
export const saveImages = (key: string, images: Record<string, Blob>): Promise<void> => set(imagesKey(key), images);

/**
 * Deletes the text of a draft, when it was sent or the patient starts over. Synchronous, so that closing the browser
 * can't prevent it.
 */
export const deleteValues = (key: string): void => deviceStore.remove(key);

/**
 * Deletes the text of every draft for a subject that was booked, whichever form booked it. Pictures go at
 * the next login.
 */
export function deleteDraftsOf(patient: string, subjectId: number): void {
  for (const key of deviceStore.names(ownName('draft', patient, subjectId, ''))) deleteValues(key);
}

/** Deletes the pictures of a draft. */
export async function deleteImages(key: string): Promise<void> {
  try {
    await del(imagesKey(key));
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

/** On login: deletes all that is kept of other patients (§device-per-patient), and this patient's expired drafts. */
export async function forgetOthers(patient: string, now: Instant): Promise<void> {
  for (const store of [deviceStore, tabStore])
    for (const name of store.names('clinic:')) if (isForeign(name, patient)) store.remove(name);
  const pictures = new Set<string>();
  for (const key of deviceStore.names(ownName('draft', patient, ''))) {
    const kept = readKept(key);
    if (kept !== null && isFresh(kept, now)) pictures.add(imagesKey(key));
    else deleteValues(key);
  }
  try {
    await delMany((await keys<string>()).filter((key) => !pictures.has(key)));
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
