const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * False if the request comes from a page of a foreign site (§cross-site-refused). A request with neither `Origin` nor
 * `Sec-Fetch-Site` comes from a program. The clinic allows requests of programs.
 */
export function isAllowedSite(request: Request, origins: readonly string[], ownHosts: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return true;
  const host = origin === null ? null : hostOf(origin);
  // Ignores the scheme, because `request.url` begins with `http:` behind a TLS proxy.
  const isOwn = host !== null && (host === hostOf(request.url) || ownHosts.includes(host));
  if (origin !== null && !isOwn) return false;
  return site === null || site === 'same-origin' || site === 'none' || (site === 'same-site' && isOwn);
}

export function appOriginOf(request: Request, origins: readonly string[], publicUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : publicUrl;
}

/** False for frames, scripts and form POSTs. */
export const isNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
