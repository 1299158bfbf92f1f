import { del, delMany, get, keys, set } from 'idb-keyval';
import { DAY_MS, type Instant } from '../domain/calendar/jst';
import type { FormValues } from '../domain/fields/formValues';
import { everyKept, forgetOtherPatients, patientStore, type Kept } from './patientStore';

/** (§draft-seven-days) */
const DRAFT_DAYS = 7;

const isFresh = (kept: Kept<'draft'> | null, now: Instant): kept is Kept<'draft'> =>
  kept !== null && now - kept.savedAt <= DRAFT_DAYS * DAY_MS;

const picturesOf = (name: string) => `${name}:images`;

const isSame = (a: Record<string, Blob>, b: Record<string, Blob>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => a[field] === b[field]);

/**
 * The unsent values of a form (§draft-kept): text in local storage, which is synchronous, pictures in IndexedDB.
 * @param onLost called when storage fails
 */
export function openDraft(patient: string, subjectId: number, form: string, onLost: () => void = () => undefined) {
  const texts = patientStore('draft', patient, subjectId, form);
  const name = picturesOf(texts.name);
  let pictures: Record<string, Blob> = {};
  let writing: Promise<void> = Promise.resolve();
  return {
    async read(now: Instant): Promise<FormValues | null> {
      const kept = texts.read();
      if (!isFresh(kept, now)) return null;
      try {
        pictures = (await get<Record<string, Blob>>(name)) ?? {};
      } catch {
        // Without IndexedDB only the text is restored.
      }
      return { ...kept.values, ...pictures };
    },
    write(values: FormValues, now: Instant, address: string | null = null): void {
      const isTyped = Object.keys(values).length > 0;
      const images: Record<string, Blob> = {};
      const words: Kept<'draft'>['values'] = {};
      for (const [field, value] of Object.entries(values)) {
        if (value instanceof Blob) images[field] = value;
        else words[field] = value;
      }
      if (!isTyped) texts.remove();
      else if (!texts.write({ savedAt: now, values: words, address })) onLost();
      // Not on every keystroke.
      if (isSame(pictures, images)) return;
      pictures = images;
      const keep = () => (Object.keys(images).length > 0 ? set(name, images) : del(name));
      writing = writing.then(keep).catch(onLost);
    },
    /** Shows whether another form has written since. */
    stamp: (): string => JSON.stringify(texts.read()),
    /** The text at once, so that closing the browser cannot prevent it. */
    async forget(): Promise<void> {
      texts.remove();
      await writing.then(() => del(name)).catch(() => undefined);
    },
  };
}

/** The address of the latest unfinished booking (§unfinished-booking-said). */
export const unfinishedAddress = (patient: string, now: Instant): string | null =>
  everyKept('draft', patient)
    .map((store) => store.read())
    .filter((kept) => isFresh(kept, now))
    .filter(({ address }) => typeof address === 'string')
    .sort((a, b) => b.savedAt - a.savedAt)[0]?.address ?? null;

/** Deletes the text of every draft for a subject that was booked; pictures go at the next login. */
export function deleteDraftsOf(patient: string, subjectId: number): void {
  for (const draft of everyKept('draft', patient, subjectId)) draft.remove();
}

/** On login: deletes what is kept of other patients, and this patient's expired drafts. */
export async function forgetOthers(patient: string, now: Instant): Promise<void> {
  forgetOtherPatients(patient);
  const pictures = new Set<string>();
  for (const draft of everyKept('draft', patient)) {
    if (isFresh(draft.read(), now)) pictures.add(picturesOf(draft.name));
    else draft.remove();
  }
  try {
    await delMany((await keys<string>()).filter((key) => !pictures.has(key)));
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
