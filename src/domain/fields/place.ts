import { normalizeText, withoutMarks } from '../normalize';
import { textField } from './textField';

/** Digits of a postal code. */
export const ZIP_DIGITS = 7;

/** A postal code in digits alone: `〒１００−０００１` → `1000001`. */
export const zipField = textField({
  normalize: withoutMarks,
  max: ZIP_DIGITS,
  form: /^\d{7}$/,
});

/** Maximum characters of each line of an address. */
export const ADDRESS_MAX = 200;

/** Prefecture, town and house number. Forms also ask for the house number; an address may have none. */
export const addressField = textField({ normalize: normalizeText, max: ADDRESS_MAX });

/** Building and room. */
export const apartmentField = textField({ normalize: normalizeText, max: ADDRESS_MAX, required: false });
