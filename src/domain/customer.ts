import { lacksHouseNumber } from './address';
import type { AnsweredLine } from './basicInfo';
import { isJstDate, toJstDate, type Instant } from './jst';
import {
  MAX_NAME_LENGTH,
  isFurigana,
  isPhone,
  normalizeEmail,
  normalizeFurigana,
  normalizeName,
  normalizePhone,
  normalizeText,
  normalizeZip,
} from './normalize';

/** The customer form as typed; every field is a string until it is sent (spec §3 "Customer info"). */
export type CustomerForm = {
  name: string;
  furigana: string;
  year: string;
  month: string;
  day: string;
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
  year: '',
  month: '',
  day: '',
  phone: '',
  email: '',
  zip: '',
  address: '',
  apartment: '',
  noNumber: '',
};

/** The form's lines in display order; the three parts of the birthday are one line. */
export const CUSTOMER_LINES = [
  'name',
  'furigana',
  'birthday',
  'phone',
  'email',
  'zip',
  'address',
  'apartment',
] as const;
export type CustomerLine = (typeof CUSTOMER_LINES)[number];

/**
 * Why a line cannot be sent: empty, in the wrong format, a date that does not exist, an address without a house number,
 * a name longer than the clinic takes.
 */
export type CustomerProblem = 'missing' | 'form' | 'impossible' | 'number' | 'long';

/** Normalizes every line to the form shown after blur and sent. */
export function normalizeCustomer(form: CustomerForm): CustomerForm {
  return {
    ...form,
    name: normalizeName(form.name),
    furigana: normalizeFurigana(form.furigana),
    phone: normalizePhone(form.phone),
    email: normalizeEmail(form.email),
    zip: normalizeZip(form.zip),
    address: normalizeText(form.address),
    apartment: normalizeText(form.apartment),
  };
}

function birthdayProblem({ year, month, day }: CustomerForm, now: Instant): CustomerProblem | null {
  if (!year || !month || !day) return 'missing';
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isJstDate(date) && date <= toJstDate(now) ? null : 'impossible';
}

const addressProblem = ({ address, noNumber }: CustomerForm): CustomerProblem | null => {
  if (address === '') return 'missing';
  return lacksHouseNumber(address) && noNumber === '' ? 'number' : null;
};

const nameProblem = (name: string): CustomerProblem | null => {
  if (name === '') return 'missing';
  return name.length > MAX_NAME_LENGTH ? 'long' : null;
};

const ofForm = (value: string, fits: (text: string) => boolean): CustomerProblem | null => {
  if (value === '') return 'missing';
  return fits(value) ? null : 'form';
};

/**
 * The problem of each invalid line, checked on its normalized value (spec §5 "Customer form", api.md: zip 7 digits,
 * phone 10–11 digits; D22).
 */
export function customerProblems(typed: CustomerForm, now: Instant): Partial<Record<CustomerLine, CustomerProblem>> {
  const form = normalizeCustomer(typed);
  const all: Record<CustomerLine, CustomerProblem | null> = {
    name: nameProblem(form.name),
    furigana: nameProblem(form.furigana) ?? ofForm(form.furigana, isFurigana),
    birthday: birthdayProblem(form, now),
    phone: ofForm(form.phone, isPhone),
    email: ofForm(form.email, (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
    zip: ofForm(form.zip, (text) => /^\d{7}$/.test(text)),
    address: addressProblem(form),
    apartment: null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as Partial<
    Record<CustomerLine, CustomerProblem>
  >;
}

/** The lines of the form that the patient's answers have told already (E17). */
export function knownCustomer(answers: readonly AnsweredLine[]): Partial<CustomerForm> {
  const known: Partial<CustomerForm> = {};
  for (const { format, answerText } of answers) {
    if (format === null || !answerText) continue;
    if (format !== 'birthday') known[format] = answerText;
    else if (isJstDate(answerText)) {
      const [year = '', month = '', day = ''] = answerText.split('-');
      Object.assign(known, { year, month: String(Number(month)), day: String(Number(day)) });
    }
  }
  return known;
}
