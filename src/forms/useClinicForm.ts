import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldView, FormView } from '../components/forms/FieldFrame/fieldProps';
import { questionnaire } from '../copy/questionnaire';
import { changedValues, type FormValues, restoreValues } from '../domain/fields/formValues';
import { usePatientId } from '../api/ClinicProvider';
import { clinicNow } from '../device/clinicClock';
import { openDraft } from '../device/drafts';

export interface DraftKey {
  subjectId: number;
  form: string;
  /** The home screen links to this path, so that the patient can continue the booking. */
  address?: string;
}

/** §draft-kept */
function useFormDraft<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  { subjectId, form: name, address }: DraftKey,
  normalize: (values: Values) => Values,
) {
  const patient = usePatientId();
  const [state, setState] = useState<'reading' | 'new' | 'restored'>('reading');
  const [stored, setStored] = useState<boolean | null>(null);
  const [draft] = useState(() => openDraft(patient, subjectId, name, () => setStored(false)));
  // Undefined while the form is mounted.
  const contentAtUnmount = useRef<string | undefined>(undefined);

  const restore = useEffectEvent((typed: FormValues | null) => {
    if (typed) form.setValues(normalize(restoreValues(form.getInitialValues(), typed)));
    setState(typed ? 'restored' : 'new');
  });
  useEffect(() => {
    let mounted = true;
    contentAtUnmount.current = undefined;
    void draft.read(clinicNow()).then((typed) => mounted && restore(typed));
    return () => {
      mounted = false;
      contentAtUnmount.current = draft.content();
    };
  }, [draft]);

  return {
    ready: state !== 'reading',
    restored: state === 'restored',
    /** True if the draft is stored, false after a failed write, null before the first write. */
    stored,
    store: () => {
      // A late reply of the clinic may call `store` after this form's unmount.
      // Such a call must not overwrite the draft of a newer form.
      if (contentAtUnmount.current !== undefined && contentAtUnmount.current !== draft.content()) return;
      const typed = changedValues(form.getInitialValues(), form.getValues());
      if (Object.keys(typed).length === 0) setState('new');
      setStored((before) => before ?? true);
      draft.write(typed, clinicNow(), address);
    },
    forget: draft.forget,
  };
}

const NO_ATTEMPT = { fields: [] as readonly string[], count: 0 };

interface ClinicFormOptions<Values extends FormValues, Problem extends string> {
  initial: Values;
  draft: DraftKey;
  /** Returns the id of a field's first control. */
  idOf: (field: string) => string;
  /** The problem of an empty required field is `missing`. */
  problems: (values: Values) => Partial<Record<string, Problem>>;
  normalize: (values: Values) => Values;
  /** The hint is `missing` if every problem is an empty required field, otherwise `wrong`. */
  words: {
    missing: (count: number) => string;
    wrong: (count: number) => string;
    problem(field: string, problem: Problem): string;
  };
}

/** Problems show after blur or a submit attempt, but `missing` shows only after a submit attempt. */
export function useClinicForm<Values extends FormValues, Problem extends string>(
  options: ClinicFormOptions<Values, Problem>,
) {
  const { initial, idOf, problems, normalize, words } = options;
  const [preparingFields, setPreparingFields] = useState<readonly string[]>([]);
  const [failedAttempt, setFailedAttempt] = useState(NO_ATTEMPT);
  const [resetCount, setResetCount] = useState(0);
  const check = (values: Values): Partial<Record<string, Problem>> =>
    Object.fromEntries(Object.entries(problems(values)).filter(([field]) => !preparingFields.includes(field)));
  const form = useForm<Values>({ initialValues: normalize(initial), validate: check, clearInputErrorOnChange: false });
  const draft = useFormDraft(form, options.draft, normalize);
  const currentProblems = check(form.values);

  const set = (values: Values) => {
    form.setValues(values);
    draft.store();
  };
  const problemOf = (field: string): Problem | null => {
    const problem = form.errors[field] ? currentProblems[field] : undefined;
    return problem && (problem !== 'missing' || failedAttempt.fields.includes(field)) ? problem : null;
  };
  // Once the patient has corrected every problem, a newly emptied field shows `missing` only after the next attempt.
  if (failedAttempt.count > 0 && preparingFields.length === 0 && !failedAttempt.fields.some(problemOf))
    setFailedAttempt(NO_ATTEMPT);
  /** Resets the form, but keeps what the patient has typed since `sent` was submitted. */
  const clear = (sent: Values) => {
    set({ ...normalize(initial), ...changedValues(sent, form.getValues()) });
    form.clearErrors();
    setFailedAttempt(NO_ATTEMPT);
  };

  const field = <Name extends keyof Values & string>(name: Name): FieldView<Values[Name], Problem> => ({
    id: idOf(name),
    value: form.values[name],
    // Reads the form's current values, because two fields may change between two renders.
    onChange: (value) => set({ ...form.getValues(), [name]: value }),
    onLeave: () => {
      set(normalize(form.getValues()));
      form.validateField(name);
    },
    onPreparing: (started) =>
      setPreparingFields((before) => [...before.filter((field) => field !== name), ...(started ? [name] : [])]),
    problem: problemOf(name),
  });

  /** The fields of a part are validated and submitted together. */
  const part = (fields: readonly string[], onValid: (values: Values, clear: () => void) => void) => {
    const fieldsWithProblems = fields.filter((field) => currentProblems[field] !== undefined);
    const missing = fieldsWithProblems.filter((field) => currentProblems[field] === 'missing').length;
    const hintOf = missing === fieldsWithProblems.length ? words.missing : words.wrong;
    const hint = fieldsWithProblems.length > 0 ? hintOf(fieldsWithProblems.length) : null;
    const items = fieldsWithProblems.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [{ id: idOf(field), text: words.problem(field, problem) }] : [];
    });
    const submit: FormView<Values, Problem>['submit'] = (event) => {
      event?.preventDefault();
      set(normalize(form.getValues()));
      const values = form.getValues();
      const hasErrors = fields.map((field) => form.validateField(field)).some(({ hasError }) => hasError);
      if (hasErrors || preparingFields.length > 0) setFailedAttempt(({ count }) => ({ fields, count: count + 1 }));
      else onValid(values, () => clear(values));
    };
    return {
      field,
      fieldsWithProblems,
      problemHint: preparingFields.length > 0 ? questionnaire.waitForImages : hint,
      summary:
        fields[0] === failedAttempt.fields[0] && items.length > 0 ? { items, attempt: failedAttempt.count } : null,
      submit,
    } satisfies FormView<Values, Problem>;
  };
  return {
    values: form.values,
    draft,
    /** A React key, so that `startOver` also resets the state inside the fields. */
    resetCount,
    /** True after a failed attempt to submit, until all problems of that attempt are corrected. */
    attempted: failedAttempt.count > 0,
    field,
    problemOf,
    hasProblem: (name: string) => currentProblems[name] !== undefined,
    part,
    startOver: () => {
      clear(form.getValues());
      setResetCount((before) => before + 1);
    },
  };
}
