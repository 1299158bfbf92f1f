function claimsOf(idToken: string): { sub?: unknown; exp?: unknown } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Does not verify the token, so the id (`sub`) does not prove who the patient is. */
export function unverifiedSubOf(idToken: string): string | null {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : null;
}

/** The id in the storage keys of a patient's data. */
export const storageIdOf = (idToken: string | null): string => unverifiedSubOf(idToken ?? '') ?? 'nobody';

/** False if the expiry (`exp`) cannot be read. */
export function isExpired(idToken: string, now: number): boolean {
  const { exp } = claimsOf(idToken);
  return typeof exp === 'number' && exp * 1000 <= now;
}
