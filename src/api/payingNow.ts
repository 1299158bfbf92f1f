const KEPT = 'clinic:paying';

/** Remembers which consultation the patient left to pay for, for the way back from the card provider. */
export function rememberPaying(reservationId: number): void {
  try {
    sessionStorage.setItem(KEPT, String(reservationId));
  } catch {
    // Storage is closed: the way back then speaks of every consultation that is owed.
  }
}

/** The consultation being paid for; null when it is not known. */
export function readPaying(): number | null {
  try {
    return Number(sessionStorage.getItem(KEPT)) || null;
  } catch {
    return null;
  }
}
