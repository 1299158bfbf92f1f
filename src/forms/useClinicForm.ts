import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Draft } from '../device/useDraft';
import { questionnaire } from '../copy/questionnaire';
import type { FieldView, FormView } from '../components/forms/FieldFrame/formView';
import { restoreValues, typedValues, type FormValues } from '../domain/fields/formValues';

interface ClinicFormOptions<Values extends FormValues, Field extends string, Problem extends string> {
  /** The values of the empty form. */
  initial: Values;
  /** Where unsent values are stored (§draft-kept). */
  draft: Draft;
  /** The current fields in order: those of one page, or all. */
  fields: readonly Field[];
  /** Id of a field's first control. */
  idOf: (field: string) => string;
  /** The problem of each invalid field; `missing` for an empty one. */
  problems: (values: Values) => Partial<Record<Field, Problem>>;
  /** Normalizes all values to the form that is shown once they are restored or left, and sent. */
  normalize?: (values: Values) => Values;
  words: {
    missing: (count: number) => string;
    wrong: (count: number) => string;
    /** A field's text in the error summary. */
    problem: (field: Field, problem: Problem) => string;
  };
  /** Goes to the next step, or sends the form; `clear` empties it once it is sent, but keeps what was typed since. */
  onSubmit: (values: Values, clear: () => void) => void;
}

/**
 * The form hook: keeps values as a draft; shows a field's problem after blur or after a submit attempt
 * (§error-summary), and normalizes it when it is left and when it is sent (§input-forgiving).
 */
export function useClinicForm<Values extends FormValues, Field extends string, Problem extends string>(
  options: ClinicFormOptions<Values, Field, Problem>,
) {
  const { initial, draft, fields, idOf, problems, normalize = (values) => values, words, onSubmit } = options;
  const [preparing, setPreparing] = useState<readonly string[]>([]);
  // Number of submit attempts with invalid fields.
  const [attempt, setAttempt] = useState(0);
  const ask = () => setAttempt((before) => before + 1);

  const openProblems = (values: Values): Partial<Record<string, Problem>> => {
    const all = problems(values);
    const open = fields.filter((field) => all[field] !== undefined && !preparing.includes(field));
    return Object.fromEntries(open.map((field) => [field, all[field]]));
  };
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: normalize(restoreValues(initial, draft.typed)),
    // Touched = blurred.
    touchTrigger: 'focus',
    onValuesChange: (values) => draft.keep(typedValues(initial, values)),
    validate: openProblems,
  });
  const found = openProblems(form.values);
  const open = fields.filter((field) => found[field] !== undefined);
  // Everything is valid: a field emptied later is reported only after blur or a new attempt, and takes no focus.
  if (attempt > 0 && open.length === 0 && preparing.length === 0) setAttempt(0);
  const missing = open.filter((field) => found[field] === 'missing').length;
  const problemOf = (field: string): Problem | null => {
    const problem = found[field];
    return problem && (attempt > 0 || (form.isTouched(field) && problem !== 'missing')) ? problem : null;
  };

  /** Clears what was sent; keeps what was typed since. */
  const clear = (sent: Values) => {
    form.setValues({ ...initial, ...typedValues(sent, form.getValues()) });
    form.resetTouched();
    setAttempt(0);
  };
  const submit = () => {
    if (preparing.length > 0) return ask();
    form.setValues(normalize(form.getValues()));
    form.onSubmit((values) => onSubmit(values, () => clear(values)), ask)();
  };

  const field = <Name extends keyof Values & string>(name: Name): FieldView<Values[Name], Problem> => ({
    id: idOf(name),
    value: form.values[name],
    // Merges into the current values, not the rendered ones: two changes may come between two renders.
    onChange: (value) => form.setValues({ [name]: value } as unknown as Partial<Values>),
    onLeave: () => {
      form.setValues(normalize(form.getValues()));
      form.setTouched((before) => ({ ...before, [name]: true }));
    },
    onPreparing: (started) =>
      setPreparing((before) => [...before.filter((one) => one !== name), ...(started ? [name] : [])]),
    problem: problemOf(name),
  });
  const lacks = missing > 0 ? words.missing(missing) : open.length > 0 ? words.wrong(open.length) : null;
  const items = open.flatMap((one) => {
    const problem = problemOf(one);
    return problem ? [{ id: idOf(one), text: words.problem(one, problem) }] : [];
  });
  return {
    values: form.values,
    field,
    problemOf,
    open,
    /** True after a submit attempt with invalid fields. */
    asked: attempt > 0,
    hint: preparing.length > 0 ? questionnaire.waitForImages : lacks,
    summary: attempt > 0 && items.length > 0 ? { items, attempt } : null,
    submit,
    startOver: () => clear(form.getValues()),
  } satisfies FormView<Values, Problem> & Record<string, unknown>;
}
