export const callIdsInFlight = new Set<string>();

export const idsAwaitingReply = new Set<string>();

export const countCallsInFlight = (): number => callIdsInFlight.size;
