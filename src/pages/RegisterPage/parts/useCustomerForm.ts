import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useNow } from '../../../api/clock';
import type { Draft } from '../../../api/useDraft';
import { registerProblem } from '../../../copy/register';
import {
  CUSTOMER_LINES,
  EMPTY_CUSTOMER,
  customerProblems,
  normalizeCustomer,
  type CustomerForm,
  type CustomerLine,
} from '../../../domain/customer';

const FIELDS = Object.keys(EMPTY_CUSTOMER) as (keyof CustomerForm)[];

const toDraft = (form: CustomerForm) =>
  Object.fromEntries(FIELDS.filter((field) => form[field] !== '').map((field) => [field, [form[field]]]));

const fromDraft = ({ answers }: Draft): CustomerForm => ({
  ...EMPTY_CUSTOMER,
  ...Object.fromEntries(FIELDS.map((field) => [field, answers.values[field]?.[0] ?? ''])),
});

/** The customer form over its draft: what is typed is kept at once, shown normalised on leaving a field (E1, E5). */
export function useCustomerForm(draft: Draft) {
  const now = useNow();
  const form = useForm<CustomerForm>({
    mode: 'controlled',
    initialValues: fromDraft(draft),
    onValuesChange: (values) => draft.setAnswers({ values: toDraft(values), images: {} }),
  });
  // A line complains once the patient has left it or has asked to go on.
  const [left, setLeft] = useState<ReadonlySet<CustomerLine>>(new Set());
  const [round, setRound] = useState(0);
  const problems = customerProblems(form.values, now);
  const told = (line: CustomerLine): string | null => {
    const problem = problems[line];
    const due = round > 0 || (left.has(line) && problem !== 'missing');
    return problem && due ? registerProblem(line, problem) : null;
  };
  return {
    now,
    values: form.values,
    set: (field: keyof CustomerForm, value: string) => form.setFieldValue(field, value),
    leave: (line: CustomerLine) => {
      // As it stands now, not as it was drawn: the towns of a code may have come in between.
      form.setValues(normalizeCustomer(form.getValues()));
      setLeft(new Set([...left, line]));
    },
    told,
    open: CUSTOMER_LINES.filter((line) => problems[line] !== undefined),
    missing: CUSTOMER_LINES.filter((line) => problems[line] === 'missing').length,
    round,
    /** The patient asked to go on while something is open: every line says what it lacks. */
    ask: () => setRound((before) => before + 1),
    startOver: () => {
      form.setValues(EMPTY_CUSTOMER);
      setLeft(new Set());
      setRound(0);
      draft.startOver();
    },
  };
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
