const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * False for browser requests from another site, unless its origin is in `APP_ORIGINS` (§cross-site-refused).
 * Requests with neither `Origin` nor `Sec-Fetch-Site` don't come from a browser and are allowed.
 * @param own the clinic's hosts besides the request's own (`PUBLIC_URL`)
 */
export function isAllowedSite(request: Request, origins: readonly string[], own: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return true;
  const host = origin === null ? null : hostOf(origin);
  // Compare hosts, not origins: behind a proxy that terminates TLS the request arrives over http.
  const isOwn = host !== null && (host === hostOf(request.url) || own.includes(host));
  if (origin !== null && !isOwn) return false;
  return site === null || site === 'same-origin' || site === 'none' || (site === 'same-site' && isOwn);
}

/** The calling app's origin: its `Origin` header if listed in `APP_ORIGINS`, else the clinic's own (`PUBLIC_URL`). */
export function appOriginOf(request: Request, origins: readonly string[], publicUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : publicUrl;
}

/** Whether the browser is navigating a top-level window, as a link does; false for frames, scripts and form POSTs. */
export const isNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
