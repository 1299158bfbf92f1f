/** The ids of the calls in flight. */
export const callIds = new Set<string>();

/** The ids of the calls whose reply the story delays. */
export const delayed = new Set<string>();

/** The number of calls in flight. */
export const inFlight = (): number => callIds.size;
