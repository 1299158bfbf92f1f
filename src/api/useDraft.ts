import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Answers } from '../domain/questionnaire';
import { usePatient } from './ClinicProvider';
import { clinicNow } from './clock';
import { draftKey, forgetImages, forgetValues, keepImages, keepValues, readDraft } from './drafts';

export interface Draft {
  answers: Answers<Blob>;
  /** True while what is shown was typed on an earlier visit to this form. */
  restored: boolean;
  /** False once the device has refused to keep the answers: they live only as long as the page. */
  kept: boolean;
  /** Takes the answers and keeps them. */
  setAnswers: (answers: Answers<Blob>) => void;
  /** Starts over: nothing typed, nothing kept. */
  startOver: () => void;
  /** Forgets what is kept, after it was sent. */
  forget: () => Promise<void>;
}

const NOTHING: Answers<Blob> = { values: {}, images: {} };

/** The answers of one form, kept on the device as they are typed (E1); null for the moment it takes to read them. */
export function useDraft(subjectId: number, form: string): Draft | null {
  const key = draftKey(usePatient(), subjectId, form);
  const [loaded, setLoaded] = useState(false);
  const [answers, setState] = useState(NOTHING);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(true);
  // A picture's write must not overtake the one before it.
  const writing = useRef(Promise.resolve());
  const images = useRef(NOTHING.images);

  useEffect(() => {
    let here = true;
    void readDraft(key, clinicNow()).then((draft) => {
      if (!here) return;
      if (draft) {
        setState(draft);
        images.current = draft.images;
      }
      setRestored(draft !== null);
      setLoaded(true);
    });
    return () => {
      here = false;
    };
  }, [key]);

  const setAnswers = useCallback(
    (next: Answers<Blob>) => {
      setState(next);
      // Most forms have no pictures: IndexedDB need not hear of every letter.
      const had = images.current;
      images.current = next.images;
      if (had !== next.images && Object.keys({ ...had, ...next.images }).length > 0) {
        writing.current = writing.current.then(() => keepImages(key, next.images)).catch(() => setKept(false));
      }
      try {
        keepValues(key, next.values, clinicNow());
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
  const startOver = useCallback(() => {
    setState(NOTHING);
    images.current = NOTHING.images;
    setRestored(false);
    void forget();
  }, [forget]);
  return useMemo(
    () => (loaded ? { answers, restored, kept, setAnswers, startOver, forget } : null),
    [loaded, answers, restored, kept, setAnswers, startOver, forget],
  );
}
