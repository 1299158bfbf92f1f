// The form of a first visit.

import { addressLineProblem, normalizeAddress, type AddressProblem } from '../fields/address';
import type { AnsweredLine } from './basicInfo';
import { birthdayProblem, readDateParts, type BirthdayProblem } from '../fields/date';
import { furiganaField } from '../fields/furigana';
import { nameField, phoneField, emailField } from '../fields/text';
import { isJstDate, type Instant } from '../calendar/jst';

/** The customer form as typed; every line is as typed until it is sent (§customer-form-fields). */
export type CustomerForm = {
  name: string;
  furigana: string;
  /** As a question's answer: `YYYY-MM-DD`, or a partial date; empty for none. */
  birthday: string[];
  phone: string;
  email: string;
  zip: string;
  address: string;
  apartment: string;
  /** Set when the patient says that the address has no house number. */
  noNumber: string;
};

export const EMPTY_CUSTOMER: CustomerForm = {
  name: '',
  furigana: '',
  birthday: [],
  phone: '',
  email: '',
  zip: '',
  address: '',
  apartment: '',
  noNumber: '',
};

/** The form's lines in display order and cards: who, how to reach them, where. */
export const CUSTOMER_GROUPS = [
  ['name', 'furigana', 'birthday'],
  ['phone', 'email'],
  ['zip', 'address', 'apartment'],
] as const;
export type CustomerLine = (typeof CUSTOMER_GROUPS)[number][number];

/** All lines in display order. */
export const CUSTOMER_LINES: readonly CustomerLine[] = CUSTOMER_GROUPS.flat();

/** Why a line cannot be sent: what its field says, a birthday that is none or under 18, an address without a house number. */
export type CustomerProblem = AddressProblem | BirthdayProblem;

const PERSON = { name: nameField, furigana: furiganaField, phone: phoneField, email: emailField };

/** Normalizes every line to the form shown after blur and sent. */
export const normalizeCustomer = (form: CustomerForm): CustomerForm => ({
  ...form,
  ...normalizeAddress(form),
  name: nameField.normalize(form.name),
  furigana: furiganaField.normalize(form.furigana),
  phone: phoneField.normalize(form.phone),
  email: emailField.normalize(form.email),
});

function lineProblem(line: CustomerLine, form: CustomerForm, now: Instant): CustomerProblem | null {
  switch (line) {
    case 'birthday': {
      const parts = readDateParts(form.birthday);
      return parts.year && parts.month && parts.day ? birthdayProblem(parts, now) : 'missing';
    }
    case 'zip':
    case 'address':
    case 'apartment':
      return addressLineProblem(line, form);
    default:
      return PERSON[line].problem(form[line]);
  }
}

/** The problem of each invalid line. */
export const customerProblems = (form: CustomerForm, now: Instant): Partial<Record<CustomerLine, CustomerProblem>> =>
  Object.fromEntries(
    CUSTOMER_LINES.flatMap((line) => {
      const problem = lineProblem(line, form, now);
      return problem ? [[line, problem]] : [];
    }),
  );

/** The lines of the form that the patient's answers have told already (§person-asked-once). */
export function knownCustomer(answers: readonly AnsweredLine[]): Partial<CustomerForm> {
  const known: Partial<CustomerForm> = {};
  for (const { format, answerText } of answers) {
    if (format === null || !answerText) continue;
    if (format !== 'birthday') known[format] = answerText;
    else if (isJstDate(answerText)) known.birthday = [answerText];
  }
  return known;
}

/** The address for a clinic that takes no apartment apart, because a parcel would not arrive without it (§extras-announced). */
export const inOneAddress = ({ address, apartment }: Pick<CustomerForm, 'address' | 'apartment'>): string =>
  `${address}　${apartment}`.trim();
