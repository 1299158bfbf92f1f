import { ownName, tabStore } from './store';

const nameOf = (patient: string) => ownName('paying', patient);

/**
 * Remembers the consultation being paid for, for the return from the card provider. Without storage the page that the
 * patient returns to covers every consultation that is owed.
 */
export const rememberPaying = (patient: string, reservationId: number): void =>
  void tabStore.write(nameOf(patient), String(reservationId));

/** The consultation being paid for; null when it is unknown. */
export const readPaying = (patient: string): number | null => Number(tabStore.read(nameOf(patient))) || null;
