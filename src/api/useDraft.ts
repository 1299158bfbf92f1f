import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormValues } from '../domain/form';
import { usePatient } from './ClinicProvider';
import { clinicNow } from './clock';
import { draftKey, forgetImages, forgetValues, keepImages, keepValues, readDraft } from './drafts';

export interface Draft {
  /** What is typed. */
  typed: FormValues;
  /** True while something typed on an earlier visit to this form is shown. */
  restored: boolean;
  /** False once the device has refused to keep the answers: they live only as long as the page. */
  kept: boolean;
  /** Keeps what is typed; keeps nothing when nothing is. */
  keep: (typed: FormValues) => void;
  /** Forgets what is kept, after it was sent. */
  forget: () => Promise<void>;
}

/** What is typed into one form, kept on the device (E1); null for the moment it takes to read it. */
export function useDraft(subjectId: number, form: string): Draft | null {
  const key = draftKey(usePatient(), subjectId, form);
  const [typed, setTyped] = useState<FormValues | null>(null);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);
  // A picture's write must not overtake the one before it.
  const writing = useRef(Promise.resolve());
  const images = useRef<Record<string, Blob>>({});

  useEffect(() => {
    let here = true;
    void readDraft(key, clinicNow()).then((draft) => {
      if (!here) return;
      images.current = imagesOf(draft ?? {});
      setTyped(draft ?? {});
      setRestored(draft !== null);
    });
    return () => {
      here = false;
    };
  }, [key]);

  const keep = useCallback(
    (next: FormValues) => {
      setTyped(next);
      // Most forms have no pictures: IndexedDB need not hear of every letter.
      const had = images.current;
      const has = imagesOf(next);
      images.current = has;
      if (!isSameSet(had, has)) {
        const write = () => (Object.keys(has).length > 0 ? keepImages(key, has) : forgetImages(key));
        writing.current = writing.current.then(write).catch(() => setKept(false));
      }
      if (Object.keys(next).length === 0) {
        setRestored(false);
        return forgetValues(key);
      }
      try {
        keepValues(key, textsOf(next), clinicNow());
      } catch {
        setKept(false);
      }
    },
    [key],
  );
  const forget = useCallback(async () => {
    forgetValues(key);
    await writing.current;
    await forgetImages(key);
  }, [key]);
  return useMemo(() => typed && { typed, restored, kept, keep, forget }, [typed, restored, kept, keep, forget]);
}

const imagesOf = (typed: FormValues): Record<string, Blob> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value instanceof Blob ? [[field, value]] : [])),
  );

const textsOf = (typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => !(value instanceof Blob)));

const isSameSet = (one: Record<string, Blob>, other: Record<string, Blob>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field]);
