/** Login parameters that LINE leaves in the URL; removed once the SDK has read them. */
const LOGIN_PARAMETERS = ['code', 'state', 'liffClientId', 'liffRedirectUri', 'liffIsEscapedFromApp'];
const ERROR_PARAMETERS = ['error', 'error_description', 'liffOAuth2Error'];
/** Where the SDK stores the target page; needed until it has started. */
const WAY_PARAMETERS = ['liff.state', 'liff.hback'];

const CREDENTIALS = /[#&](access_token|id_token|context_token|feature_token)=/;

/** Removes parameters and leaves the rest of the query byte for byte. */
function without(href: string, names: readonly string[]): URL {
  const url = new URL(href);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(pair.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url;
}

/** The URL after the SDK has started, without login parameters (§no-secret-on-phone). */
export const urlAfterStart = (href: string): string =>
  without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS, ...WAY_PARAMETERS]).href;

/** The URL after a failed start: removes the used parameters so that a retry starts over and reaches the same page. */
export const urlAfterFailure = (href: string): string => without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS]).href;

/**
 * The permanent link that opens the same page in LINE: path, query and hash, without login parameters
 * (§deep-link-kept).
 */
export function linkInLine(liffId: string, href: string): string {
  const way = new URL(href).searchParams.get('liff.state');
  const url = way === null ? new URL(urlAfterStart(href)) : new URL(way.replace(/^\/*/, '/'), href);
  const hash = CREDENTIALS.test(url.hash) ? '' : url.hash;
  return `https://liff.line.me/${liffId}${url.pathname}${url.search}${hash}`;
}
