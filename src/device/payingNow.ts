import { tabStore } from './store';

const KEPT = 'clinic:paying';

/**
 * Remembers the consultation being paid for, for the return from the card provider. Without storage the page that the
 * patient returns to covers every consultation that is owed.
 */
export const rememberPaying = (reservationId: number): void => void tabStore.write(KEPT, String(reservationId));

/** The consultation being paid for; null when it is unknown. */
export const readPaying = (): number | null => Number(tabStore.read(KEPT)) || null;
