/** Ids of the calls in flight. */
export const callIds = new Set<string>();

/** Calls whose reply the story holds back. */
export const held = new Set<string>();

/** How many calls are in flight. */
export const inFlight = (): number => callIds.size;
