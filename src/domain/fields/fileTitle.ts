import { normalizeText } from '../normalize';
import { textField } from './textField';

/** Maximum characters of a file's title. */
export const TITLE_MAX = 100;

/** What a patient calls a file (§file-title-required). */
export const titleField = textField({ normalize: normalizeText, max: TITLE_MAX });
