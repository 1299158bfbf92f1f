const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * True when the request names this computer or the clinic's own address. In preview anyone who reaches the clinic may be
 * anyone there, so a page elsewhere must not reach it under a name of its own that leads to this computer (DNS rebinding).
 */
export function isOwnHost(request: Request, publicUrl: string): boolean {
  const { hostname } = new URL(request.url);
  return LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname;
}

/** The answer to a request under another name. */
export const misdirected = (): Response =>
  new Response('This preview answers on this computer alone; set PUBLIC_URL to the address you use.\n', {
    status: 421,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
