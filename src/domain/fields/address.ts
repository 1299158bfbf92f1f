import { normalizeLine } from '../normalize';
import { textField } from './textField';

/** Maximum characters of each line of an address. */
export const ADDRESS_MAX = 200;

/**
 * Prefecture, town and house number (§address-fields, §customer-form-fields). Forms also ask for the house number; an
 * address may have none.
 */
export const addressField = textField({ normalize: normalizeLine, max: ADDRESS_MAX });

/** Building and room. */
export const apartmentField = textField({ normalize: normalizeLine, max: ADDRESS_MAX, required: false });
