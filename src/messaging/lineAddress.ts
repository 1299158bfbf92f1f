/** Left in the address by LINE's login; they are nobody else's business once the SDK has read them. */
const LOGIN_PARAMETERS = ['code', 'state', 'liffClientId', 'liffRedirectUri', 'liffIsEscapedFromApp'];
const ERROR_PARAMETERS = ['error', 'error_description', 'liffOAuth2Error'];
/** Where the SDK keeps the way to go on; spent only once it has started. */
const WAY_PARAMETERS = ['liff.state', 'liff.hback'];

const CREDENTIALS = /[#&](access_token|id_token|context_token|feature_token)=/;

/** Takes parameters out and leaves the rest to the letter. */
function without(href: string, names: readonly string[]): URL {
  const url = new URL(href);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(pair.split('=', 1)[0] ?? ''));
  url.search = kept.join('&');
  return url;
}

/** The address of a page once the SDK has started: nothing of the login is left in it. */
export const afterStart = (href: string): string =>
  without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS, ...WAY_PARAMETERS]).href;

/** The address after a failed start: what is spent is gone, so that a second try begins anew and goes the same way. */
export const afterFailure = (href: string): string => without(href, [...LOGIN_PARAMETERS, ...ERROR_PARAMETERS]).href;

/** The permanent link that opens the same page in LINE: path, query and hash, without anything of a login. */
export function linkInLine(liffId: string, href: string): string {
  const way = new URL(href).searchParams.get('liff.state');
  const url = way === null ? new URL(afterStart(href)) : new URL(way.replace(/^\/*/, '/'), href);
  const hash = CREDENTIALS.test(url.hash) ? '' : url.hash;
  return `https://liff.line.me/${liffId}${url.pathname}${url.search}${hash}`;
}

/** Where a visitor outside LINE's LIFF browser goes (D6): elsewhere, or nowhere but to a sentence about a payment. */
export type WayOutside = { go: string } | { payment: 'success' | 'cancel'; link: string };

interface Visit {
  userAgent: string;
  href: string;
  liffId: string;
  landingUrl: string;
  /** True when LINE's own browser was sent to LINE before and came back: it is not sent again. */
  turnedBack: boolean;
}

/** Decides by D6. `landingUrl` may be a path of this origin. */
export function wayOutside({ userAgent, href, liffId, landingUrl, turnedBack }: Visit): WayOutside {
  if (/\bLine\/\d/.test(userAgent) && !turnedBack) return { go: linkInLine(liffId, href) };
  const payment = /^\/payment\/(success|cancel)\/?$/.exec(new URL(href).pathname)?.[1];
  if (payment === 'success' || payment === 'cancel')
    return { payment, link: `https://liff.line.me/${liffId}/mypage/reservation` };
  return { go: landingUrl };
}
