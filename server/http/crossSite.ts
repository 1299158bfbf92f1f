const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * False for browser requests from another site (§cross-site-refused). A request without `Origin` and `Sec-Fetch-Site`
 * does not come from a browser.
 */
export function isAllowedSite(request: Request, origins: readonly string[], ownHosts: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return true;
  const host = origin === null ? null : hostOf(origin);
  // Compares hosts, not origins, because behind a TLS proxy the request arrives over http.
  const isOwn = host !== null && (host === hostOf(request.url) || ownHosts.includes(host));
  if (origin !== null && !isOwn) return false;
  return site === null || site === 'same-origin' || site === 'none' || (site === 'same-site' && isOwn);
}

/** The request's `Origin` if `APP_ORIGINS` lists it, otherwise `PUBLIC_URL`. */
export function appOriginOf(request: Request, origins: readonly string[], publicUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : publicUrl;
}

/** True if the browser follows a link; false for frames, scripts and form POSTs. */
export const isNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
