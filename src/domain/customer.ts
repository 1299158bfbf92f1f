import { isJstDate, toJstDate, type Instant } from './jst';
import { normalizeText } from './questionnaire';

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

/** Why a line cannot be sent: empty, in the wrong format, or a date that does not exist. */
export type CustomerProblem = 'missing' | 'form' | 'impossible';

// Every character a Japanese keyboard may produce for a hyphen, including the long vowel mark.
const HYPHENS = /[-‐‑‒–—―−ーｰ─﹘﹣－]/gu;
const BLANKS = /\s+/gu;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(HYPHENS, '')
    .replace(/[〒()（）.]/gu, '')
    .replace(BLANKS, '');

/** `０９０－１２３４−５６７８` → `09012345678`; `+81 90…` → `090…` (E5). */
export const normalizePhone = (text: string): string => withoutMarks(text).replace(/^\+81/, '0');

/** `〒１００−０００１` → `1000001` (E5). */
export const normalizeZip = (text: string): string => withoutMarks(text);

/** `ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ` → `taro@example.com` (E5). */
export const normalizeEmail = (text: string): string => text.normalize('NFKC').replace(/。/g, '.').replace(BLANKS, '');

/** `たなか たろう` → `タナカ タロウ` (E5). */
export const normalizeFurigana = (text: string): string =>
  normalizeText(text)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(BLANKS, ' ');

/** Normalizes every line to the form shown after blur and sent. */
export function normalizeCustomer(form: CustomerForm): CustomerForm {
  return {
    ...form,
    name: normalizeText(form.name).replace(BLANKS, ' '),
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

const ofForm = (value: string, form: RegExp): CustomerProblem | null => {
  if (value === '') return 'missing';
  return form.test(value) ? null : 'form';
};

/**
 * The problem of each invalid line, checked on its normalized value (spec §5 "Customer form", api.md: zip 7 digits,
 * phone 10–11 digits; D22).
 */
export function customerProblems(typed: CustomerForm, now: Instant): Partial<Record<CustomerLine, CustomerProblem>> {
  const form = normalizeCustomer(typed);
  const all: Record<CustomerLine, CustomerProblem | null> = {
    name: form.name === '' ? 'missing' : null,
    furigana: ofForm(form.furigana, /^[\u30A1-\u30FA\u30FC・ ]+$/),
    birthday: birthdayProblem(form, now),
    phone: ofForm(form.phone, /^\d{10,11}$/),
    email: ofForm(form.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    zip: ofForm(form.zip, /^\d{7}$/),
    address: form.address === '' ? 'missing' : null,
    apartment: null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as Partial<
    Record<CustomerLine, CustomerProblem>
  >;
}
