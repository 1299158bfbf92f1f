import { useState } from 'react';
import { useNow } from '../../../device/clinicClock';
import type { Draft } from '../../../device/useDraft';
import { register, registerProblem } from '../../../copy/person';
import {
  CUSTOMER_LINES,
  EMPTY_CUSTOMER,
  customerProblems,
  normalizeCustomer,
  type CustomerForm,
} from '../../../domain/questionnaire/customerForm';
import { useClinicForm } from '../../../forms/useClinicForm';

/** Id of a line's first control. */
export const lineId = (line: string): string => `customer-${line}`;

/** The customer form with its draft; `onNext` opens the check page. */
export function useCustomerForm(draft: Draft, known: Partial<CustomerForm>, onNext: () => void) {
  const now = useNow();
  // Answers that change later do not change what stands in the form.
  const [initial] = useState<CustomerForm>({ ...EMPTY_CUSTOMER, ...known });
  return useClinicForm({
    initial,
    draft,
    fields: CUSTOMER_LINES,
    idOf: lineId,
    problems: (values) => customerProblems(values, now),
    normalize: normalizeCustomer,
    words: { missing: register.missing, wrong: register.wrong, problem: registerProblem },
    onSubmit: onNext,
  });
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;
