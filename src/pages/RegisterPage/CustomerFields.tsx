import { useState } from 'react';
import { lookUpZip } from '../../api/zipLookup';
import { AddressField } from '../../components/forms/AddressField/AddressField';
import { BirthdayField } from '../../components/forms/BirthdayField/BirthdayField';
import { FieldGroup } from '../../components/forms/FieldGroup/FieldGroup';
import { LineField } from '../../components/forms/LineField/LineField';
import { ZipField } from '../../components/forms/ZipField/ZipField';
import { register, registerProblem } from '../../copy/person';
import type { Instant } from '../../domain/calendar/jst';
import {
  EMPTY_CUSTOMER,
  customerProblems,
  normalizeCustomer,
  type CustomerForm,
  type CustomerLine,
} from '../../domain/questionnaire/customerForm';
import { useClinicForm } from '../../forms/useClinicForm';
import type { DraftKey } from '../../forms/useFormDraft';

const lineId = (line: string): string => `customer-${line}`;

/** The customer form; `known` is what the patient's answers have told already (§person-asked-once). */
export function useCustomerForm(known: Partial<CustomerForm>, draft: DraftKey, now: Instant) {
  // Answers that change later do not change what stands in the form.
  const [initial] = useState<CustomerForm>({ ...EMPTY_CUSTOMER, ...known });
  return useClinicForm({
    initial,
    draft,
    idOf: lineId,
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
  apartment: { autoComplete: 'address-line2' },
} as const;

interface CustomerFieldsProps {
  form: ReturnType<typeof useCustomerForm>;
  /** The cards to show, by their lines. */
  groups: readonly (readonly CustomerLine[])[];
  now: Instant;
}

/** The lines of the customer form in order, a card for each group (§customer-form-fields). */
export function CustomerFields({ form, groups, now }: CustomerFieldsProps) {
  const told = (line: CustomerLine) => {
    const problem = form.problemOf(line);
    return problem && registerProblem(line, problem);
  };
  const fieldOf = (line: CustomerLine) => {
    if (line === 'birthday') {
      const { year, month, day } = form.values;
      // Known with the last of its three parts, which is not left like a text.
      const { birthday: wrong } = customerProblems(form.values, now);
      return (
        <BirthdayField
          key={line}
          id={lineId(line)}
          value={{ year, month, day }}
          now={now}
          problem={told(line) ?? (wrong && wrong !== 'missing' ? registerProblem(line, wrong) : null)}
          onChange={(part, value) => form.field(part).onChange(value)}
        />
      );
    }
    const { id, value, onChange, onLeave } = form.field(line);
    const wired = {
      id,
      label: register.labels[line],
      hint: register.hints[line],
      required: line !== 'apartment',
      problem: told(line),
      value,
      onChange,
      onLeave,
    };
    if (line === 'zip') {
      const address = form.field('address');
      return <ZipField key={line} {...wired} address={address.value} lookUp={lookUpZip} onAddress={address.onChange} />;
    }
    if (line === 'address') {
      const noNumber = form.field('noNumber');
      return (
        <AddressField
          key={line}
          {...wired}
          noNumber={noNumber.value !== ''}
          onNoNumber={(none) => noNumber.onChange(none ? 'yes' : '')}
        />
      );
    }
    return <LineField key={line} {...wired} {...KEYBOARDS[line]} />;
  };
  return groups.map((lines) => <FieldGroup key={lines[0]}>{lines.map(fieldOf)}</FieldGroup>);
}
