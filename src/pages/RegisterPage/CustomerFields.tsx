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

/** The customer form; `known` is what the patient's answers have told already (§person-asked-once). */
export function useCustomerForm(known: Partial<CustomerForm>, draft: DraftKey, now: Instant) {
  // Answers that change later do not change what stands in the form.
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
  /** The cards to show, by their lines. */
  groups: readonly (typeof CUSTOMER_GROUPS)[number][];
  now: Instant;
}

/** The lines of the customer form in order, a card for each group (§customer-form-fields). */
export function CustomerFields({ form, groups, now }: CustomerFieldsProps) {
  const fieldOf = (line: 'birthday' | keyof typeof KEYBOARDS) => {
    if (line !== 'birthday') return <LineField key={line} {...lineOf(line, form.field(line))} {...KEYBOARDS[line]} />;
    const { id, value, onChange, problem } = form.field(line);
    // Known with the last of its three parts, which is not left like a text.
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
