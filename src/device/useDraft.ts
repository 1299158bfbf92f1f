import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormValues } from '../domain/fields/formValues';
import { usePatient } from '../api/ClinicProvider';
import { clinicNow } from './clinicClock';
import { draftKey, deleteImages, deleteValues, saveImages, saveValues, readDraft, storedValues } from './drafts';

export interface Draft {
  /** The unsent values. */
  typed: FormValues;
  /** True while values from an earlier visit to this form are shown. */
  restored: boolean;
  /** False after a failed write: the values last only as long as the page. */
  kept: boolean;
  /** Stores the values; deletes the draft when there are none. */
  keep: (typed: FormValues) => void;
  /** Deletes the draft after it was sent. */
  forget: () => Promise<void>;
  /** Erases all values. */
  startOver: () => void;
  /** Grows when the values change from outside the form: key of the form, which reads them anew. */
  round: number;
}

/**
 * The draft of one form, kept on the device (§draft-kept); null while it is read.
 * @param address of the form of a booking, which home leads back to (§unfinished-booking-said)
 */
export function useDraft(subjectId: number, form: string, address: string | null = null): Draft | null {
  const key = draftKey(usePatient(), subjectId, form);
  const [typed, setTyped] = useState<FormValues | null>(null);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);
  const [round, setRound] = useState(0);
  // Serializes the writes of pictures.
  const writing = useRef(Promise.resolve());
  const images = useRef<Record<string, Blob>>({});
  // The draft as it stood when the form was left; undefined while it is shown.
  const left = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    let here = true;
    left.current = undefined;
    void readDraft(key, clinicNow()).then((draft) => {
      if (!here) return;
      images.current = imagesOf(draft ?? {});
      setTyped(draft ?? {});
      setRestored(draft !== null);
    });
    return () => {
      here = false;
      left.current = storedValues(key);
    };
  }, [key]);

  const keep = useCallback(
    (next: FormValues) => {
      // A late reply clears the draft of a form that the patient has left, but nothing typed since in a new one.
      if (left.current !== undefined && left.current !== storedValues(key)) return;
      setTyped(next);
      // Write to IndexedDB only when the pictures change, not on every keystroke.
      const had = images.current;
      const has = imagesOf(next);
      images.current = has;
      if (!isSameSet(had, has)) {
        const write = () => (Object.keys(has).length > 0 ? saveImages(key, has) : deleteImages(key));
        writing.current = writing.current.then(write).catch(() => setKept(false));
      }
      if (Object.keys(next).length === 0) {
        setRestored(false);
        return deleteValues(key);
      }
      if (!saveValues(key, textsOf(next), clinicNow(), address)) setKept(false);
    },
    [key, address],
  );
  const startOver = useCallback(() => {
    keep({});
    setRound((before) => before + 1);
  }, [keep]);
  const forget = useCallback(async () => {
    deleteValues(key);
    await writing.current;
    await deleteImages(key);
  }, [key]);
  return useMemo(
    () => typed && { typed, restored, kept, keep, forget, startOver, round },
    [typed, restored, kept, keep, forget, startOver, round],
  );
}

const imagesOf = (typed: FormValues): Record<string, Blob> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value instanceof Blob ? [[field, value]] : [])),
  );

const textsOf = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => !(value instanceof Blob)));

const isSameSet = (one: Record<string, Blob>, other: Record<string, Blob>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field]);
