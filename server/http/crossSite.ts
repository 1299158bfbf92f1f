const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * True if the request comes from the clinic's own site, from one of `origins`, or from a program that is no browser
 * (§cross-site-refused). Browsers send `Origin` or `Sec-Fetch-Site`; a request with neither header is from a program.
 */
export function isAllowedSite(request: Request, origins: readonly string[], ownHosts: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return true;
  const host = origin === null ? null : hostOf(origin);
  // Compares only hosts. Behind a TLS proxy, `request.url` begins with `http:`, but `Origin` begins with `https:`.
  const isOwn = host !== null && (host === hostOf(request.url) || ownHosts.includes(host));
  if (origin !== null && !isOwn) return false;
  return site === null || site === 'same-origin' || site === 'none' || (site === 'same-site' && isOwn);
}

/** The origin of the app: the request's `Origin` if `APP_ORIGINS` lists it, otherwise `PUBLIC_URL`. */
export function appOriginOf(request: Request, origins: readonly string[], publicUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : publicUrl;
}

/** True if a browser requests the URL as a page. False for frames, scripts and form POSTs. */
export const isNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
