import {
  EMPTY_ADDRESS,
  addressLineProblem,
  normalizeAddress,
  type AddressEntry,
  type AddressProblem,
} from '../fields/address';
import { problemsOf } from '../fields/formValues';
import type { BasicInfoLine } from './basicInfo';
import { birthdayProblem, readDateParts, type BirthdayProblem } from '../fields/date';
import { furiganaField } from '../fields/furigana';
import { nameField, phoneField, emailField } from '../fields/text';
import { isJstDate, type Instant } from '../calendar/jst';

export type CustomerForm = AddressEntry & {
  name: string;
  furigana: string;
  /** One date, complete (`1961-07-03`) or partial (`1961--`); empty if nothing is selected. */
  birthday: string[];
  phone: string;
  email: string;
};

const EMPTY_PERSON = { name: '', furigana: '', birthday: [], phone: '', email: '' };
export const EMPTY_CUSTOMER: CustomerForm = { ...EMPTY_PERSON, ...EMPTY_ADDRESS };

export const CUSTOMER_GROUPS = [
  ['name', 'furigana', 'birthday'],
  ['phone', 'email'],
  ['zip', 'address', 'apartment'],
] as const;
export type CustomerField = (typeof CUSTOMER_GROUPS)[number][number];

export const CUSTOMER_FIELDS: readonly CustomerField[] = CUSTOMER_GROUPS.flat();

export type CustomerProblem = AddressProblem | BirthdayProblem;

const PERSON_FIELDS = { name: nameField, furigana: furiganaField, phone: phoneField, email: emailField };

export const normalizeCustomer = (form: CustomerForm): CustomerForm => ({
  ...form,
  ...normalizeAddress(form),
  name: nameField.normalize(form.name),
  furigana: furiganaField.normalize(form.furigana),
  phone: phoneField.normalize(form.phone),
  email: emailField.normalize(form.email),
});

function fieldProblem(field: CustomerField, form: CustomerForm, now: Instant): CustomerProblem | null {
  switch (field) {
    case 'birthday': {
      const parts = readDateParts(form.birthday);
      return parts.year && parts.month && parts.day ? birthdayProblem(parts, now) : 'missing';
    }
    case 'zip':
    case 'address':
    case 'apartment':
      return addressLineProblem(field, form);
    default:
      return PERSON_FIELDS[field].problem(form[field]);
  }
}

/** Every field except the apartment is required (§customer-form-fields). */
export const customerProblems = (form: CustomerForm, now: Instant): Partial<Record<CustomerField, CustomerProblem>> =>
  problemsOf(CUSTOMER_FIELDS.map((field) => [field, fieldProblem(field, form, now)]));

export function customerFromAnswers(answers: readonly BasicInfoLine[]): Partial<CustomerForm> {
  const form: Partial<CustomerForm> = {};
  for (const { format, answerText } of answers) {
    if (format === null || !answerText) continue;
    if (format !== 'birthday') form[format] = answerText;
    else if (isJstDate(answerText)) form.birthday = [answerText];
  }
  return form;
}

/** Adds the apartment to the address, because some hosts have no field for the apartment. */
export const addressInOneLine = ({ address, apartment }: Pick<CustomerForm, 'address' | 'apartment'>): string =>
  `${address}　${apartment}`.trim();
