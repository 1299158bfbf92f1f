const KEPT = 'clinic:paying';

/** Remembers the consultation being paid for, for the return from the card provider. */
export function rememberPaying(reservationId: number): void {
  try {
    sessionStorage.setItem(KEPT, String(reservationId));
  } catch {
    // Storage is unavailable: after the return the page covers every consultation that is owed.
  }
}

/** The consultation being paid for; null when it is unknown. */
export function readPaying(): number | null {
  try {
    return Number(sessionStorage.getItem(KEPT)) || null;
  } catch {
    return null;
  }
}
