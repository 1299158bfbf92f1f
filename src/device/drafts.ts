import { del, delMany, get, keys, set } from 'idb-keyval';
import { DAY_MS, type Instant } from '../domain/calendar/jst';
import type { FormValues } from '../domain/fields/formValues';
import { entriesOf, forgetOtherPatients, patientStore, type Stored } from './patientStore';

/** §draft-seven-days */
const DRAFT_LIFETIME_DAYS = 7;

const isFresh = (draft: Stored<'draft'> | null, now: Instant): draft is Stored<'draft'> =>
  draft !== null && now - draft.savedAt <= DRAFT_LIFETIME_DAYS * DAY_MS;

const picturesKey = (name: string) => `${name}:images`;

const haveSameFiles = (a: Record<string, Blob>, b: Record<string, Blob>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => a[field] === b[field]);

/** Texts are stored synchronously in local storage, pictures in IndexedDB (§draft-kept). */
export function openDraft(patient: string, subjectId: number, form: string, onFailure: () => void = () => undefined) {
  const texts = patientStore('draft', patient, subjectId, form);
  const key = picturesKey(texts.name);
  let pictures: Record<string, Blob> = {};
  let writing: Promise<void> = Promise.resolve();
  return {
    async read(now: Instant): Promise<FormValues | null> {
      const draft = texts.read();
      if (!isFresh(draft, now)) return null;
      try {
        pictures = (await get<Record<string, Blob>>(key)) ?? {};
      } catch {
        // Without IndexedDB, only the texts are restored.
      }
      return { ...draft.values, ...pictures };
    },
    write(values: FormValues, now: Instant, formPath: string | null = null): void {
      const isEmpty = Object.keys(values).length === 0;
      const newPictures: Record<string, Blob> = {};
      const newTexts: Stored<'draft'>['values'] = {};
      for (const [field, value] of Object.entries(values)) {
        if (value instanceof Blob) newPictures[field] = value;
        else newTexts[field] = value;
      }
      if (isEmpty) texts.remove();
      else if (!texts.write({ savedAt: now, values: newTexts, address: formPath })) onFailure();
      // `write` runs at every keystroke, so it writes the pictures only if they have changed.
      if (haveSameFiles(pictures, newPictures)) return;
      pictures = newPictures;
      const writePictures = () => (Object.keys(newPictures).length > 0 ? set(key, newPictures) : del(key));
      writing = writing.then(writePictures).catch(onFailure);
    },
    content: (): string => JSON.stringify(texts.read()),
    /** Deletes the texts synchronously, because the browser may close at any moment. */
    async forget(): Promise<void> {
      texts.remove();
      await writing.then(() => del(key)).catch(() => undefined);
    },
  };
}

/** The path and query of the latest unfinished booking (§unfinished-booking-said). */
export const unfinishedBookingPath = (patient: string, now: Instant): string | null =>
  entriesOf('draft', patient)
    .map((draft) => draft.read())
    .filter((draft) => isFresh(draft, now))
    .filter(({ address }) => typeof address === 'string')
    .sort((a, b) => b.savedAt - a.savedAt)[0]?.address ?? null;

/** Deletes the texts of the drafts. At the next start, `forgetForeignAndExpiredData` deletes the pictures. */
export function deleteDraftsOf(patient: string, subjectId: number): void {
  for (const draft of entriesOf('draft', patient, subjectId)) draft.remove();
}

/** Deletes the data of other patients and the expired drafts of `patient`. */
export async function forgetForeignAndExpiredData(patient: string, now: Instant): Promise<void> {
  forgetOtherPatients(patient);
  const pictures = new Set<string>();
  for (const draft of entriesOf('draft', patient)) {
    if (isFresh(draft.read(), now)) pictures.add(picturesKey(draft.name));
    else draft.remove();
  }
  try {
    await delMany((await keys<string>()).filter((key) => !pictures.has(key)));
  } catch {
    // Without IndexedDB there is nothing to delete.
  }
}
