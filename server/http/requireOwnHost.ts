import { createMiddleware } from 'hono/factory';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const REFUSAL =
  'This preview answers only at localhost and at PUBLIC_URL. To use another address, set PUBLIC_URL to that address.\n';

/** Prevents DNS rebinding, because DNS rebinding would let another site log in to a preview as any patient. */
export const requireOwnHost = (publicUrl: string) =>
  createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname) return next();
    return c.text(REFUSAL, 421);
  });
