/** Ids of the calls in flight. */
export const callIds = new Set<string>();

/** Those of them whose reply the story itself holds back, for a while or for good. */
export const held = new Set<string>();

/** How many calls are in flight. */
export const inFlight = (): number => callIds.size;
