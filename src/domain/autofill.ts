/**
 * True when a field may be filled in automatically: it is empty or still holds the previous automatic value
 * (§autofill-never-overwrites).
 */
export const canAutofill = (standing: string, filledBefore: string | null): boolean =>
  standing.trim() === '' || standing === filledBefore;
