/** Handed over by LINE's client; unproven until the SDK or the clinic has looked at them. */
export interface LineTokens {
  accessToken: string;
  idToken: string;
}

function stored(liffId: string, name: string): string | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`LIFF_STORE:${liffId}:${name}`) ?? 'null');
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

const IN_LINE = /Line\/\d+\.\d+\.\d+ LIFF/;

/**
 * The tokens LINE's client hands to the page, before the SDK has been loaded: only to ask the clinic earlier. Who the
 * patient is decides the SDK, and the clinic, as ever. Null outside LINE's LIFF browser and when one is missing.
 * What is stored wins over a new ID token, and a new access token over the stored one, as in the SDK.
 */
export function lineTokensOf(liffId: string, hash: string, userAgent: string): LineTokens | null {
  if (!IN_LINE.test(userAgent)) return null;
  const handed = new URLSearchParams(hash.slice(1));
  const accessToken = handed.get('access_token') ?? stored(liffId, 'accessToken');
  const idToken = stored(liffId, 'IDToken') ?? handed.get('id_token');
  return accessToken !== null && idToken !== null ? { accessToken, idToken } : null;
}
