import { normalizeLine } from '../normalize';
import { textField } from './textField';

/** Maximum characters of a name. */
export const NAME_MAX = 100;

/** A person's full name (§customer-form-fields). */
export const nameField = textField({ normalize: normalizeLine, max: NAME_MAX });
