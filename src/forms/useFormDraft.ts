import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePatient } from '../api/ClinicProvider';
import { clinicNow } from '../device/clinicClock';
import { openDraft } from '../device/drafts';
import { restoreValues, typedValues, type FormValues } from '../domain/fields/formValues';

export interface DraftKey {
  subjectId: number;
  form: string;
  /** Where home leads back to an unfinished booking. */
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
  // The draft when the form was left; undefined while it is shown.
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
    ready: state !== 'reading',
    restored: state === 'restored',
    /** False after a failed write. */
    kept,
    store: () => {
      // A late reply clears the draft of a form that the patient has left, but nothing typed since in a new one.
      if (left.current !== undefined && left.current !== draft.stamp()) return;
      const typed = typedValues(form.getInitialValues(), form.getValues());
      if (Object.keys(typed).length === 0) setState('new');
      draft.write(typed, clinicNow(), address);
    },
    forget: draft.forget,
  };
}
