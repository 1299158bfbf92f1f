import { useState } from 'react';
import { lookUpZip } from '../../api/zipLookup';
import { AddressFields, lineOf } from '../../components/forms/AddressForm/AddressFields';
import { DateCard } from '../../components/forms/DateField/DateField';
import { FieldGroup } from '../../components/forms/FieldGroup/FieldGroup';
import { LineField } from '../../components/forms/LineField/LineField';
import { register, registerProblem } from '../../copy/person';
import type { Instant } from '../../domain/calendar/jst';
import {
  EMPTY_CUSTOMER,
  type CUSTOMER_GROUPS,
  customerProblems,
  normalizeCustomer,
  type CustomerForm,
} from '../../domain/questionnaire/customerForm';
import { useClinicForm } from '../../forms/useClinicForm';
import type { DraftKey } from '../../forms/useFormDraft';

/** @param known from the patient's answers (§person-asked-once) */
export function useCustomerForm(known: Partial<CustomerForm>, draft: DraftKey, now: Instant) {
  // Answers that change later leave the form as it is.
  const [initial] = useState<CustomerForm>({ ...EMPTY_CUSTOMER, ...known });
  return useClinicForm({
    initial,
    draft,
    idOf: (line) => `customer-${line}`,
    problems: (values) => customerProblems(values, now),
    normalize: normalizeCustomer,
    words: { missing: register.missing, wrong: register.wrong, problem: registerProblem },
  });
}

const KEYBOARDS = {
  name: { autoComplete: 'name' },
  furigana: {},
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  email: { inputMode: 'email', autoComplete: 'email' },
} as const;

interface CustomerFieldsProps {
  form: ReturnType<typeof useCustomerForm>;
  groups: readonly (typeof CUSTOMER_GROUPS)[number][];
  now: Instant;
}

export function CustomerFields({ form, groups, now }: CustomerFieldsProps) {
  const fieldOf = (line: 'birthday' | keyof typeof KEYBOARDS) => {
    if (line !== 'birthday') return <LineField key={line} {...lineOf(line, form.field(line))} {...KEYBOARDS[line]} />;
    const { id, value, onChange, problem } = form.field(line);
    // Its three selects have no blur of their own: told as soon as all are chosen.
    const { birthday: wrong } = customerProblems(form.values, now);
    const told = problem ?? (wrong === 'missing' ? null : wrong);
    const words = { label: register.labels[line], required: true, problem: told && registerProblem(line, told) };
    return <DateCard key={line} id={id} words={words} value={value} onChange={onChange} birthday now={now} />;
  };
  return groups.map((lines) =>
    lines[0] === 'zip' ? (
      <AddressFields key={lines[0]} form={form} lookUp={lookUpZip} />
    ) : (
      <FieldGroup key={lines[0]}>{lines.map(fieldOf)}</FieldGroup>
    ),
  );
}
