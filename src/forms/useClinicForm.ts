import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Draft } from '../api/useDraft';
import { questionnaire } from '../copy/questionnaire';
import { toFailureInfo, type FailureInfo } from '../domain/failureKind';
import { restoreValues, typedValues, type FieldView, type FormValues, type FormView } from '../domain/form';

interface ClinicFormOptions<Values extends FormValues, Field extends string, Problem extends string> {
  /** The form with nothing typed. */
  initial: Values;
  /** Where what is typed is kept (E1). */
  draft: Draft;
  /** The fields asked for now, in their order: those of one page, or all. */
  fields: readonly Field[];
  /** Id of a field's first control. */
  idOf: (field: string) => string;
  /** The rule: what is wrong with each field; `missing` for one that is empty. */
  problems: (values: Values) => Partial<Record<Field, Problem>>;
  /** Everything in the one form in which it is shown after leaving a field, and sent (E5). */
  normalize?: (values: Values) => Values;
  words: {
    missing: (count: number) => string;
    wrong: (count: number) => string;
    /** A field's line in the error summary. */
    problem: (field: Field, problem: Problem) => string;
  };
  /** Goes on to the next step; what is typed stays. */
  onNext?: () => void;
  /** Sends the form; what was sent is forgotten, and rejecting keeps it and says why. */
  onSend?: (values: Values) => Promise<void>;
}

/**
 * The one way a patient fills in a form: what is typed is kept as a draft; a field complains once it was left wrong, or
 * once the patient has asked to go on (D10, E4); it is sent once at a time, and a failure loses nothing.
 */
export function useClinicForm<Values extends FormValues, Field extends string, Problem extends string>(
  options: ClinicFormOptions<Values, Field, Problem>,
) {
  const { initial, draft, fields, idOf, problems, normalize = (values) => values, words, onNext, onSend } = options;
  const [preparing, setPreparing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<FailureInfo | null>(null);
  // How often the patient has asked to go on while something was open.
  const [attempt, setAttempt] = useState(0);
  const ask = () => setAttempt((before) => before + 1);

  const openProblems = (values: Values): Partial<Record<string, Problem>> => {
    const all = problems(values);
    const open = fields.filter((field) => all[field] !== undefined && !preparing.includes(field));
    return Object.fromEntries(open.map((field) => [field, all[field]]));
  };
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: restoreValues(initial, draft.typed),
    // Touched = left by the patient.
    touchTrigger: 'focus',
    onValuesChange: (values) => draft.keep(typedValues(initial, values)),
    validate: openProblems,
  });
  const found = openProblems(form.values);
  const open = fields.filter((field) => found[field] !== undefined);
  // Everything asked for is there: what is emptied later complains in its own time, and takes no focus.
  if (attempt > 0 && open.length === 0 && preparing.length === 0) setAttempt(0);
  const missing = open.filter((field) => found[field] === 'missing').length;
  const problemOf = (field: string): Problem | null => {
    const problem = found[field];
    return problem && (attempt > 0 || (form.isTouched(field) && problem !== 'missing')) ? problem : null;
  };

  /** Takes away what was sent; what was typed since stays. */
  const clear = (sent: Values) => {
    form.setValues({ ...initial, ...typedValues(sent, form.getValues()) });
    form.resetTouched();
    setAttempt(0);
    setFailure(null);
  };
  const send = async (values: Values) => {
    setFailure(null);
    try {
      await onSend?.(values);
      clear(values);
    } catch (error) {
      setFailure(toFailureInfo(error));
    }
  };
  const submit = () => {
    if (form.submitting) return;
    if (preparing.length > 0) return ask();
    form.setValues(normalize(form.getValues()));
    form.onSubmit(onNext ?? send, ask)();
  };

  const field = <Name extends keyof Values & string>(name: Name): FieldView<Values[Name], Problem> => ({
    id: idOf(name),
    value: form.values[name],
    // Merged into what stands there now, not into what was drawn: two changes may come between two renders.
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
    /** True once the patient has asked to go on while something was open. */
    asked: attempt > 0,
    hint: preparing.length > 0 ? questionnaire.waitForImages : lacks,
    summary: attempt > 0 && items.length > 0 ? { items, attempt } : null,
    busy: form.submitting,
    failure,
    submit,
    startOver: () => clear(form.getValues()),
  } satisfies FormView<Values, Problem> & Record<string, unknown>;
}
