import { textField } from './textField';

/** Maximum characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

/** An e-mail address, `x@y.z` without blanks (§customer-form-fields). */
export const emailField = textField({
  normalize: (typed) => typed.normalize('NFKC').replace(/。/g, '.').replace(/\s+/gu, '').normalize('NFC'),
  max: EMAIL_MAX,
  // A dot inside the domain, found without going back: `[^\s@]+\.[^\s@]+` needs quadratic time for `@......@`.
  form: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
});
