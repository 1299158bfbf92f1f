import { withoutMarks } from '../normalize';
import { textField } from './textField';

/** Digits of a postal code. */
export const ZIP_DIGITS = 7;

/** A postal code in digits alone: `〒１００−０００１` → `1000001` (§address-fields, §customer-form-fields). */
export const zipField = textField({
  normalize: withoutMarks,
  max: ZIP_DIGITS,
  form: /^\d{7}$/,
});
