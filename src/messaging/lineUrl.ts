/** LINE leaves them in the URL. */
const LOGIN_PARAMETERS = ['code', 'state', 'liffClientId', 'liffRedirectUri', 'liffIsEscapedFromApp'];
const ERROR_PARAMETERS = ['error', 'error_description', 'liffOAuth2Error'];
/** Where the SDK stores the target page; needed until it has started. */
const WAY_PARAMETERS = ['liff.state', 'liff.hback'];

const CREDENTIALS = /[#&](access_token|id_token|context_token|feature_token)=/;

/** Leaves the rest of the query byte for byte. */
function without(href: string, names: readonly string[]): URL {
  const url = new URL(href);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(pair.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url;
}

export const urlAfterStart = (href: string): string =>
  without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS, ...WAY_PARAMETERS]).href;

/** A retry starts over and reaches the same page. */
export const urlAfterFailure = (href: string): string => without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS]).href;

/** Opens the same page in LINE, without login parameters (§deep-link-kept, §no-secret-on-phone). */
export function linkInLine(liffId: string, href: string): string {
  const liffState = new URL(href).searchParams.get('liff.state');
  const url = liffState === null ? new URL(urlAfterStart(href)) : new URL(liffState.replace(/^\/*/, '/'), href);
  const hash = CREDENTIALS.test(url.hash) ? '' : url.hash;
  return `https://liff.line.me/${liffId}${url.pathname}${url.search}${hash}`;
}
