/** The `sub` of a user id token: who it speaks of. Read without verifying, so a name and never a proof. */
export function subOf(idToken: string): string | null {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(part)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
