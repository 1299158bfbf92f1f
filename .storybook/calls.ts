/** The calls in flight. */
export const callIds = new Set<string>();

export const delayedCallIds = new Set<string>();

export const inFlight = (): number => callIds.size;
