import { normalizeCode } from '../normalize';
import { textField } from './textField';

/** Maximum characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

// `田中太郎<taro@example.com>` and `mailto:taro@example.com`, as other apps copy them.
const addressIn = (text: string): string => text.replace(/^[^<>]*<([^<>]*)>$/, '$1').replace(/^(?:mailto:)+/i, '');

/** An e-mail address, `x@y.z` with the characters that an address may have (§customer-form-fields). */
export const emailField = textField({
  normalize: (typed) => addressIn(normalizeCode(typed).replace(/。/g, '.')),
  max: EMAIL_MAX,
  form: /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
});
