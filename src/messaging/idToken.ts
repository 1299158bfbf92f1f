function claimsOf(idToken: string): { sub?: unknown; exp?: unknown } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The `sub` of a user id token: who it speaks of. Read without verifying, so a name and never a proof. */
export function subOf(idToken: string): string | null {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : null;
}

/** True when a user id token's hour is over; false for what is no token. */
export function isExpired(idToken: string, now: number): boolean {
  const { exp } = claimsOf(idToken);
  return typeof exp === 'number' && exp * 1000 <= now;
}
