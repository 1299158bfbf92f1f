import { createMiddleware } from 'hono/factory';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses (421) what names neither this computer nor the clinic's own address. In preview anyone who reaches the clinic
 * may be anyone there, so a page elsewhere must not reach it under a name of its own that leads to this computer (DNS
 * rebinding).
 */
export const ownHost = (publicUrl: string) =>
  createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname) return next();
    return c.text('This preview answers on this computer alone; set PUBLIC_URL to the address you use.\n', 421);
  });
