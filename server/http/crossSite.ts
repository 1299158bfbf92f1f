const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a request may be answered at all (api.md "Rules for every call"): one that a browser sends from another site
 * is refused, unless that site's origin is in `APP_ORIGINS`. A request with neither header is no browser's.
 * @param own hosts besides the request's own that are this clinic (`PUBLIC_URL`)
 */
export function isAllowedSite(request: Request, origins: readonly string[], own: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return true;
  const host = origin === null ? null : hostOf(origin);
  // Hosts, not origins: behind a proxy that ends TLS the request itself arrives over http.
  const isOwn = host !== null && (host === hostOf(request.url) || own.includes(host));
  if (origin !== null && !isOwn) return false;
  return site === null || site === 'same-origin' || site === 'none' || (site === 'same-site' && isOwn);
}

/** The origin of the app that calls: the one of `APP_ORIGINS` it names, else the clinic's own (`PUBLIC_URL`). */
export function appOriginOf(request: Request, origins: readonly string[], publicUrl: string): string {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : publicUrl;
}

/** Whether a browser opens the address as the page of its window, as a link does; not a frame, a script or a form's POST. */
export const isNavigation = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
