// The patient of a preview.

/** The patient of the preview that nobody has named. */
export const PREVIEW_GUEST = 'guest';

/** A name that selects a patient of the preview: it becomes part of a token. */
export const PREVIEW_PATIENT_NAME = /^[a-z0-9-]{1,32}$/;
