function claimsOf(idToken: string): { sub?: unknown; exp?: unknown } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The patient's id (`sub`) in an ID token. The token is not verified, so the id proves nothing. */
export function subOf(idToken: string): string | null {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : null;
}

/** The patient's id (`sub`) under which the phone stores data, or `nobody` if the token has no id. */
export const patientIdOf = (idToken: string | null): string => subOf(idToken ?? '') ?? 'nobody';

/** True if the token has expired. False if the text has no expiry (`exp`), for example because it is not a token. */
export function isExpired(idToken: string, now: number): boolean {
  const { exp } = claimsOf(idToken);
  return typeof exp === 'number' && exp * 1000 <= now;
}
