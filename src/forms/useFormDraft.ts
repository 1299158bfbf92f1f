import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePatient } from '../api/ClinicProvider';
import { clinicNow } from '../device/clinicClock';
import { openDraft } from '../device/drafts';
import { restoreValues, typedValues, type FormValues } from '../domain/fields/formValues';

/** Where the unsent values of a form are kept. */
export interface DraftKey {
  subjectId: number;
  form: string;
  /** Of the form of a booking, which home leads back to (§unfinished-booking-said). */
  address?: string;
}

/** Restores a form's unsent values, and stores them on every change (§draft-kept). */
export function useFormDraft<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  { subjectId, form: name, address }: DraftKey,
  normalize: (values: Values) => Values,
) {
  const patient = usePatient();
  const [state, setState] = useState<'reading' | 'new' | 'restored'>('reading');
  const [kept, setKept] = useState(true);
  const [draft] = useState(() => openDraft(patient, subjectId, name, () => setKept(false)));
  // The draft as it stood when the form was left; undefined while it is shown.
  const left = useRef<string | undefined>(undefined);

  const restore = useEffectEvent((typed: FormValues | null) => {
    if (typed) form.setValues(normalize(restoreValues(form.getInitialValues(), typed)));
    setState(typed ? 'restored' : 'new');
  });
  useEffect(() => {
    let here = true;
    left.current = undefined;
    void draft.read(clinicNow()).then((typed) => here && restore(typed));
    return () => {
      here = false;
      left.current = draft.stamp();
    };
  }, [draft]);

  return {
    /** False until the values are restored. */
    ready: state !== 'reading',
    /** True while values from an earlier visit are shown. */
    restored: state === 'restored',
    /** False after a failed write: the values last only as long as the page. */
    kept,
    store: () => {
      // A late reply clears the draft of a form that the patient has left, but nothing typed since in a new one.
      if (left.current !== undefined && left.current !== draft.stamp()) return;
      const typed = typedValues(form.getInitialValues(), form.getValues());
      if (Object.keys(typed).length === 0) setState('new');
      draft.write(typed, clinicNow(), address);
    },
    /** Deletes the draft after it was sent. */
    forget: draft.forget,
  };
}
