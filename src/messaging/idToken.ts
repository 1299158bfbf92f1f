function claimsOf(idToken: string): { sub?: unknown; exp?: unknown } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The patient's id (`sub`) in an ID token. The token is not verified, so the id does not prove who the patient is. */
export function subOf(idToken: string): string | null {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : null;
}

/** The id in the storage keys of a patient's data: the `sub` of the token, or `nobody` if there is no `sub`. */
export const patientIdOf = (idToken: string | null): string => subOf(idToken ?? '') ?? 'nobody';

/** True if the token's expiry (`exp`) has passed. False if the expiry cannot be read. */
export function isExpired(idToken: string, now: number): boolean {
  const { exp } = claimsOf(idToken);
  return typeof exp === 'number' && exp * 1000 <= now;
}
