import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldView, FormView } from '../components/forms/FieldFrame/fieldProps';
import { questionnaire } from '../copy/questionnaire';
import { typedValues, type FormValues, restoreValues } from '../domain/fields/formValues';
import { usePatient } from '../api/ClinicProvider';
import { clinicNow } from '../device/clinicClock';
import { openDraft } from '../device/drafts';

export interface DraftKey {
  subjectId: number;
  form: string;
  /** Where home leads back to an unfinished booking. */
  address?: string;
}

/** Restores a form's unsent values, and stores them on every change (§draft-kept). */
function useFormDraft<Values extends FormValues>(
  form: UseFormReturnType<Values>,
  { subjectId, form: name, address }: DraftKey,
  normalize: (values: Values) => Values,
) {
  const patient = usePatient();
  const [state, setState] = useState<'reading' | 'new' | 'restored'>('reading');
  const [kept, setKept] = useState<boolean | null>(null);
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
    /** Null before the first write, false after a failed one. */
    kept,
    store: () => {
      // A late reply clears the draft of a form that the patient has left, but nothing typed since in a new one.
      if (left.current !== undefined && left.current !== draft.stamp()) return;
      const typed = typedValues(form.getInitialValues(), form.getValues());
      if (Object.keys(typed).length === 0) setState('new');
      setKept((before) => before ?? true);
      draft.write(typed, clinicNow(), address);
    },
    forget: draft.forget,
  };
}

const NO_ATTEMPT = { fields: [] as readonly string[], count: 0 };

interface ClinicFormOptions<Values extends FormValues, Problem extends string> {
  initial: Values;
  draft: DraftKey;
  /** Id of a field's first control. */
  idOf: (field: string) => string;
  /** Of each invalid field; `missing` for an empty one. */
  problems: (values: Values) => Partial<Record<string, Problem>>;
  /** Called when values are restored, left and sent. */
  normalize: (values: Values) => Values;
  words: {
    missing: (count: number) => string;
    wrong: (count: number) => string;
    problem(field: string, problem: Problem): string;
  };
}

/** The form of a flow, with its draft. A field's problem is shown after blur or after a submit attempt. */
export function useClinicForm<Values extends FormValues, Problem extends string>(
  options: ClinicFormOptions<Values, Problem>,
) {
  const { initial, idOf, problems, normalize, words } = options;
  const [preparing, setPreparing] = useState<readonly string[]>([]);
  // The fields that were submitted while some were invalid, and how often.
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [round, setRound] = useState(0);
  const find = (values: Values): Partial<Record<string, Problem>> =>
    Object.fromEntries(Object.entries(problems(values)).filter(([one]) => !preparing.includes(one)));
  const form = useForm<Values>({ initialValues: normalize(initial), validate: find, clearInputErrorOnChange: false });
  const draft = useFormDraft(form, options.draft, normalize);
  const found = find(form.values);

  const set = (values: Values) => {
    form.setValues(values);
    draft.store();
  };
  const problemOf = (field: string): Problem | null => {
    const problem = form.errors[field] ? found[field] : undefined;
    return problem && (problem !== 'missing' || attempt.fields.includes(field)) ? problem : null;
  };
  // All mended: a field emptied later is told only after blur or a new attempt.
  if (attempt.count > 0 && preparing.length === 0 && !attempt.fields.some(problemOf)) setAttempt(NO_ATTEMPT);
  /** Clears what was sent; keeps what was typed since. */
  const clear = (sent: Values) => {
    set({ ...normalize(initial), ...typedValues(sent, form.getValues()) });
    form.clearErrors();
    setAttempt(NO_ATTEMPT);
  };

  const field = <Name extends keyof Values & string>(name: Name): FieldView<Values[Name], Problem> => ({
    id: idOf(name),
    value: form.values[name],
    // Not into the rendered values: two changes may come between two renders.
    onChange: (value) => set({ ...form.getValues(), [name]: value }),
    onLeave: () => {
      set(normalize(form.getValues()));
      form.validateField(name);
    },
    onPreparing: (started) =>
      setPreparing((before) => [...before.filter((one) => one !== name), ...(started ? [name] : [])]),
    problem: problemOf(name),
  });

  /**
   * Some fields of the form, which are checked together.
   * @param onValid `clear` empties the form, but keeps what was typed since
   */
  const part = (fields: readonly string[], onValid: (values: Values, clear: () => void) => void) => {
    const open = fields.filter((one) => found[one] !== undefined);
    const missing = open.filter((one) => found[one] === 'missing').length;
    const lack = missing === open.length ? words.missing : words.wrong;
    const lacks = open.length > 0 ? lack(open.length) : null;
    const items = open.flatMap((one) => {
      const problem = problemOf(one);
      return problem ? [{ id: idOf(one), text: words.problem(one, problem) }] : [];
    });
    const submit: FormView<Values, Problem>['submit'] = (event) => {
      event?.preventDefault();
      set(normalize(form.getValues()));
      const values = form.getValues();
      const isWrong = fields.map((one) => form.validateField(one)).some(({ hasError }) => hasError);
      if (isWrong || preparing.length > 0) setAttempt(({ count }) => ({ fields, count: count + 1 }));
      else onValid(values, () => clear(values));
    };
    return {
      field,
      open,
      hint: preparing.length > 0 ? questionnaire.waitForImages : lacks,
      summary: fields[0] === attempt.fields[0] && items.length > 0 ? { items, attempt: attempt.count } : null,
      submit,
    } satisfies FormView<Values, Problem>;
  };
  return {
    values: form.values,
    draft,
    /** Grows when the patient starts over: the key of fields with a state of their own. */
    round,
    /** True after a submit attempt with invalid fields. */
    asked: attempt.count > 0,
    field,
    problemOf,
    isOpen: (name: string) => found[name] !== undefined,
    part,
    startOver: () => {
      clear(form.getValues());
      setRound((before) => before + 1);
    },
  };
}
