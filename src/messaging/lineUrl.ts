const LOGIN_PARAMETERS = ['code', 'state', 'liffClientId', 'liffRedirectUri', 'liffIsEscapedFromApp'];
const ERROR_PARAMETERS = ['error', 'error_description', 'liffOAuth2Error'];
/** LINE's SDK needs these parameters until the SDK has started. */
const TARGET_PARAMETERS = ['liff.state', 'liff.hback'];

const CREDENTIALS = /[#&](access_token|id_token|context_token|feature_token)=/;

/** Removes the query parameters `names`. The other parameters stay the same, byte for byte. */
function dropParameters(href: string, names: readonly string[]): URL {
  const url = new URL(href);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(pair.split('=', 1)[0] ?? ''));
  url.search = others.join('&');
  return url;
}

export const urlAfterStart = (href: string): string =>
  dropParameters(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS, ...TARGET_PARAMETERS]).href;

/** Keeps `TARGET_PARAMETERS`, so that a retry opens the same page. */
export const urlAfterFailure = (href: string): string =>
  dropParameters(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS]).href;

/**
 * Returns a link that opens the page `href` in LINE (§deep-link-kept).
 * The link contains no login data (§no-secret-on-phone).
 */
export function linkInLine(liffId: string, href: string): string {
  const liffState = new URL(href).searchParams.get('liff.state');
  const url = liffState === null ? new URL(urlAfterStart(href)) : new URL(liffState.replace(/^\/*/, '/'), href);
  const hash = CREDENTIALS.test(url.hash) ? '' : url.hash;
  return `https://liff.line.me/${liffId}${url.pathname}${url.search}${hash}`;
}
