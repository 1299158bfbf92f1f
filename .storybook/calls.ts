/** The ids of the calls in flight. */
export const callIds = new Set<string>();

/** The ids of the calls whose reply the story delays. */
export const delayedCallIds = new Set<string>();

export const inFlight = (): number => callIds.size;
