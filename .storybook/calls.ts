export const callIdsInFlight = new Set<string>();

export const delayedCallIds = new Set<string>();

export const inFlight = (): number => callIdsInFlight.size;
