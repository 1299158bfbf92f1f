import { createMiddleware } from 'hono/factory';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Prevents DNS rebinding, because DNS rebinding would let another site log in to a preview as any patient. */
export const requireOwnHost = (publicUrl: string) =>
  createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname) return next();
    return c.text('This preview answers only on this computer; set PUBLIC_URL to the address you use.\n', 421);
  });
