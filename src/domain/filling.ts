/** True when a text may be filled in unasked: none stands there, or the one that was filled in before (E6). */
export const isOursToFill = (standing: string, filledBefore: string | null): boolean =>
  standing.trim() === '' || standing === filledBefore;
