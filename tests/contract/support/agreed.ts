import { CONSENT_VERSION } from '../../../src/copy/confirmCopy';

/** The consent that the app sends with every booking. */
export const AGREED = CONSENT_VERSION;
