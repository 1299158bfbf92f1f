function claimsOf(idToken: string): { sub?: unknown; exp?: unknown } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** The `sub` of a token. The token is not verified, so the result proves no identity. */
export function subOf(idToken: string): string | null {
  const { sub } = claimsOf(idToken);
  return typeof sub === 'string' ? sub : null;
}

/** The name under which the phone stores the patient's data. */
export const patientIn = (idToken: string | null): string => subOf(idToken ?? '') ?? 'nobody';

/** False for anything that is not a token. */
export function isExpired(idToken: string, now: number): boolean {
  const { exp } = claimsOf(idToken);
  return typeof exp === 'number' && exp * 1000 <= now;
}
