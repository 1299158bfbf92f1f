import { CONSENT_VERSION } from '../../../src/copy/confirm';

/** The consent that the app sends with every booking. */
export const AGREED = CONSENT_VERSION;
