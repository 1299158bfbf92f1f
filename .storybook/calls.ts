export const callsInFlight = new Set<string>();

export const delayedCallIds = new Set<string>();

export const inFlight = (): number => callsInFlight.size;
