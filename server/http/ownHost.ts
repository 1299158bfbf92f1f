import { createMiddleware } from 'hono/factory';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Responds 421 to requests whose host is neither a loopback name nor the host of `publicUrl`. In preview anyone who
 * reaches the clinic can log in as any patient, so another site must not reach it through a hostname of its own that
 * resolves to this computer (DNS rebinding).
 */
export const ownHost = (publicUrl: string) =>
  createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname) return next();
    return c.text('This preview answers only on this computer; set PUBLIC_URL to the address you use.\n', 421);
  });
