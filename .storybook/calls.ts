export const callIdsInFlight = new Set<string>();

export const callIdsInHandler = new Set<string>();

export const countCallsInFlight = (): number => callIdsInFlight.size;
