const NOTE = 'clinic:session-until';
/** Well within the 12 hours of a session (api.md "Login"). */
const NOTED_MS = 11 * 3_600_000;

/** True while the clinic most likely still knows this device: worth asking before login, a 401 costs nothing. */
export function hasSession(now: number): boolean {
  try {
    const until = Number(localStorage.getItem(NOTE));
    return until > now && until <= now + NOTED_MS;
  } catch {
    return false;
  }
}

/** Notes that login has just succeeded. */
export function noteSession(now: number): void {
  try {
    localStorage.setItem(NOTE, String(now + NOTED_MS));
  } catch {
    // Closed storage: the next visit asks after login, as the first one does.
  }
}
