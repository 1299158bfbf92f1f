import { withoutMarks } from '../normalize';
import { textField } from './textField';

/** Digits of a telephone number: of a mobile phone, and of all others. */
export const PHONE_DIGITS = { mobile: 11, fixed: 10 };

/**
 * A Japanese telephone number (§customer-form-fields): it begins with 0 and has 10 or 11 digits, 11 where it begins
 * like a mobile number (090, 080, 070, 060) or another one of that form (050, 020). `+81 90…`, `+81(0)90…` and
 * `+81 090…` become `090…`.
 */
export const phoneField = textField({
  normalize: (typed) => withoutMarks(typed).replace(/^\+810?/, '0'),
  max: PHONE_DIGITS.mobile,
  form: /^0(?:[25-9]0\d{8}|(?![25-9]0)\d{9,10})$/,
});
