import { withoutMarks } from '../normalize';
import { textField } from './textField';

/** A Japanese telephone number, 10 or 11 digits; `+81 90…` becomes `090…` (§customer-form-fields). */
export const phoneField = textField({
  normalize: (typed) => withoutMarks(typed).replace(/^\+81/, '0'),
  max: 11,
  form: /^\d{10,11}$/,
});
