import type { Draft } from '../device/useDraft';
import { register, registerProblem } from '../copy/person';
import {
  ADDRESS_LINES,
  EMPTY_ADDRESS,
  addressProblems,
  normalizeAddress,
  type AddressLines,
} from '../domain/fields/address';
import { useClinicForm } from './useClinicForm';

/** The form of a new address, with its draft. */
export const useAddressForm = (draft: Draft, onSubmit: (lines: AddressLines, clear: () => void) => void) =>
  useClinicForm({
    initial: EMPTY_ADDRESS,
    draft,
    fields: ADDRESS_LINES,
    idOf: (line) => `new-address-${line}`,
    problems: addressProblems,
    normalize: normalizeAddress,
    words: { missing: register.missing, wrong: register.wrong, problem: registerProblem },
    onSubmit: ({ zip, address, apartment }, clear) => onSubmit({ zip, address, apartment }, clear),
  });
