import { del, delMany, get, keys, set } from 'idb-keyval';
import type { FormValues } from '../domain/form';
import { DAY_MS, type Instant } from '../domain/jst';

/**
 * Answers that are not sent yet, kept on the device so that back, reload, login and a closed browser lose nothing (E1).
 * Text is written at every change into local storage, which is done before the browser can be closed; pictures go into
 * IndexedDB. Every write throws when the storage is full or closed: the form works on without.
 */
const PREFIX = 'clinic:draft:';

/** A draft is forgotten this long after its last change (E1). */
export const DRAFT_DAYS = 7;

interface Kept {
  savedAt: Instant;
  values: FormValues;
}

/** The name under which a draft is kept: one per patient, subject and form. */
export const draftKey = (patient: string, subjectId: number, form: string): string =>
  `${PREFIX}${patient}:${subjectId}:${form}`;

const imagesKey = (key: string) => `${key}:images`;

function readKept(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept !== null && typeof kept.savedAt === 'number' && typeof kept.values === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** The draft under a key; null when there is none, it is too old, or the storage is closed. */
export async function readDraft(key: string, now: Instant): Promise<FormValues | null> {
  const kept = readKept(key);
  if (kept === null || now - kept.savedAt > DRAFT_DAYS * DAY_MS) return null;
  try {
    return { ...kept.values, ...(await get<Record<string, Blob>>(imagesKey(key))) };
  } catch {
    return kept.values;
  }
}

/** Keeps the text of a draft. */
export function keepValues(key: string, values: FormValues, now: Instant): void {
  localStorage.setItem(key, JSON.stringify({ savedAt: now, values } satisfies Kept));
}

/** Keeps the pictures of a draft. */
export const keepImages = (key: string, images: Record<string, Blob>): Promise<void> => set(imagesKey(key), images);

/** Forgets the text of a draft: it was sent, or the patient starts over. Done before the browser can be closed. */
export function forgetValues(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed storage holds nothing to forget.
  }
}

/** Forgets the pictures of a draft. */
export async function forgetImages(key: string): Promise<void> {
  try {
    await del(imagesKey(key));
  } catch {
    // Closed storage holds nothing to forget.
  }
}

/** At login: forgets every draft of other patients, and this one's that are too old. */
export async function deleteForeignDrafts(patient: string, now: Instant): Promise<void> {
  const own = `${PREFIX}${patient}:`;
  const stays = (key: string) => {
    const kept = key.startsWith(own) ? readKept(key) : null;
    return kept !== null && now - kept.savedAt <= DRAFT_DAYS * DAY_MS;
  };
  try {
    const texts = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const gone = texts.filter((key) => !stays(key));
    for (const key of gone) localStorage.removeItem(key);
    const pictures = (await keys<string>()).filter((key) => key.startsWith(PREFIX));
    await delMany(pictures.filter((key) => !stays(key.replace(/:images$/, ''))));
  } catch {
    // Closed storage holds nothing of anybody.
  }
}
